# A damped oscillator as a physics-informed network in a class; its log is kept by the caller.
# kind: physics-informed network
import tensorflow as tf

tf.keras.utils.set_random_seed(18)


class Oscillator:
    def __init__(self, damping, stiffness):
        self.damping = damping
        self.stiffness = stiffness
        self.net = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(16, "tanh"), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(1e-3)

    def equation(self, t):
        with tf.GradientTape() as second:
            second.watch(t)
            with tf.GradientTape() as first:
                first.watch(t)
                y = self.net(t)
            dy = first.gradient(y, t)
        ddy = second.gradient(dy, t)
        return ddy + self.damping * dy + self.stiffness * y

    def improve(self, t, y0):  # advise: TFF191
        with tf.GradientTape() as tape:
            physics = tf.reduce_mean(self.equation(t) ** 2)
            start = tf.reduce_mean((self.net(tf.zeros((1, 1))) - y0) ** 2)
            loss = physics + 10.0 * start
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        return loss


system = Oscillator(0.2, 4.0)
times = tf.reshape(tf.linspace(0.0, 1.0, 20), (-1, 1))


def main(epochs):
    log = []
    for _ in range(epochs):
        log.append(float(system.improve(times, tf.constant([[1.0]]))))
    return log


if __name__ == "__main__":
    print(main(5))
