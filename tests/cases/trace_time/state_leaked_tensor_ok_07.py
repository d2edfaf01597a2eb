# An attribute that is set and read in the same trace, and nowhere else, works for two shapes.
# observed: [0.25 0.5 ] [0.8]

import tensorflow as tf


class Block:
    def _norm(self):
        return tf.reduce_sum(self._x) + 1.0

    @tf.function
    def run(self, x):
        self._x = x  # noqa: never read outside the traced code
        return self._x / self._norm()


b = Block()
print(b.run(tf.constant([1.0, 2.0])).numpy(), b.run(tf.constant([4.0])).numpy())
