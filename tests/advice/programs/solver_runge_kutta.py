# A Runge-Kutta step on small tensors, called in a Python loop.
# kind: numeric work
import tensorflow as tf

rates = tf.constant([[0.0, 1.0], [-1.0, -0.1]])
dt = 0.01


def slope(state):
    return tf.linalg.matvec(rates, state) + 0.1 * tf.sin(state)


def rk4(state):  # advise: TFF191
    k1 = slope(state)
    k2 = slope(state + 0.5 * dt * k1)
    k3 = slope(state + 0.5 * dt * k2)
    k4 = slope(state + dt * k3)
    return state + dt / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4)


def main(steps):
    state = tf.constant([1.0, 0.0])
    for _ in range(steps):
        state = rk4(state)
    return state.numpy()


if __name__ == "__main__":
    print(main(10))
