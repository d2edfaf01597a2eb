# The state is a dict of tensors; a new one is given back.
# kind: numeric work
import tensorflow as tf


def advance(state):  # advise: TFF191
    position = state["position"] + 0.1 * state["speed"]
    force = -tf.sin(position) - 0.1 * state["speed"]
    speed = state["speed"] + 0.1 * force / (1.0 + tf.abs(force))
    energy = 0.5 * tf.square(speed) - tf.cos(position) + tf.exp(-tf.square(position))
    return {"position": position, "speed": speed, "energy": energy}


def main(steps):
    state = {"position": tf.constant([1.0, 0.5]), "speed": tf.zeros((2,)), "energy": tf.zeros((2,))}
    for _ in range(steps):
        state = advance(state)
    return [state["position"].numpy(), state["energy"].numpy()]


if __name__ == "__main__":
    print(main(5))
