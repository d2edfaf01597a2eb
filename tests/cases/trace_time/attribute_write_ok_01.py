# An attribute set and read within each trace.
# observed: 1.0 [2.]

import tensorflow as tf


class Block:
    def _scale(self, x):
        return x * self._factor

    @tf.function
    def run(self, x):
        self._factor = len(x.shape) + 1
        return self._scale(x)


b = Block()
print(b.run(tf.constant(1.0)).numpy(), b.run(tf.constant([1.0])).numpy())
