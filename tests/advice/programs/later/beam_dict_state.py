# The state is a dict of tensors that the function changes and gives back.
# kind: python state
import tensorflow as tf


def advance(state):  # keep: changes
    state["position"] = state["position"] + 0.1 * state["speed"]
    force = -tf.sin(state["position"]) - 0.1 * state["speed"]
    state["speed"] = state["speed"] + 0.1 * force / (1.0 + tf.abs(force))
    state["energy"] = 0.5 * tf.square(state["speed"]) - tf.cos(state["position"])


def main(steps):
    state = {"position": tf.constant([1.0, 0.5]), "speed": tf.zeros((2,)), "energy": tf.zeros((2,))}
    for _ in range(steps):
        advance(state)
    return [state["position"].numpy(), state["energy"].numpy()]


if __name__ == "__main__":
    print(main(5))
