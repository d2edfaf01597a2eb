# The untraced caller stores what the traced function returned.
# observed: last 9.0

import tensorflow as tf


class Model(tf.Module):
    def __init__(self):
        self.last = None

    @tf.function
    def _forward(self, x):
        return tf.square(x)

    def __call__(self, x):
        self.last = self._forward(x)
        return self.last


m = Model()
m(tf.constant(3.0))
print("last", float(m.last))
