# An augmented item and a del in dict arguments are refused.
# observed: error: ValueError Net.__call__(inputs, state) should not modify its Python input
#   arguments. Modifyin... | h 0.0

import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.w = tf.Variable(2.0)

    @tf.function
    def __call__(self, inputs, state):
        state["h"] += inputs["x"] * self.w  # expect: TFF125
        del inputs["unused"]  # expect: TFF125
        return state["h"]


n = Net()
state = {"h": tf.constant(0.0)}
try:
    n({"x": tf.constant(1.0), "unused": tf.constant(0.0)}, state)
except Exception as err:
    print("error:", type(err).__name__, err)
print("h", float(state["h"]))
