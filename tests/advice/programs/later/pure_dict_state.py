# The state is a dict of tensors; a new one is given back.
# kind: numeric work
import tensorflow as tf


def advance(state):  # advise: TFF191
    position = state["position"] + 0.1 * state["speed"]
    force = -tf.sin(position) - 0.1 * state["speed"]
    speed = state["speed"] + 0.1 * force / (1.0 + tf.abs(force))
    drag = tf.sign(speed) * tf.minimum(0.05 * tf.square(speed), 0.2)
    speed = speed - 0.1 * drag + 0.01 * tf.cos(3.0 * position) * tf.exp(-tf.abs(position))
    energy = 0.5 * tf.square(speed) - tf.cos(position) + tf.exp(-tf.square(position))
    return {"position": position, "speed": speed, "energy": energy}


def main(steps):
    state = {"position": tf.constant([1.0, 0.5]), "speed": tf.zeros((2,)), "energy": tf.zeros((2,))}
    for _ in range(steps):
        state = advance(state)
    return [state["position"].numpy(), state["energy"].numpy()]


if __name__ == "__main__":
    print(main(5))
