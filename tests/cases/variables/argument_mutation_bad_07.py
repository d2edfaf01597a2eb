# The traced function is an attribute, made from a plain method.
# observed: ends with ValueError: Runner._run(inputs) should not modify its Python input arguments. Modifying
#   a...
# eager: 2.0
import tensorflow as tf


class Runner:
    def __init__(self):
        self.run = tf.function(self._run)

    def _run(self, inputs):
        inputs["bias"] = tf.ones_like(inputs["x"])  # expect: TFF125
        return inputs["x"] + inputs["bias"]


print(Runner().run({"x": tf.constant(1.0)}).numpy())
