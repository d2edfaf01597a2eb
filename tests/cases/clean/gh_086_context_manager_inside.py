# A context manager that restores the attribute it sets.
# source: https://github.com/larq/larq/pull/167
# observed: [ 2. -2.]
import contextlib

import tensorflow as tf


class QuantLayer(tf.Module):
    def __init__(self):
        super().__init__()
        self.kernel = tf.Variable([0.4, -0.7])
        self._quantized = False

    @contextlib.contextmanager
    def _quantized_scope(self):
        self._quantized = True
        try:
            yield
        finally:
            self._quantized = False

    @property
    def weight(self):
        return tf.sign(self.kernel) if self._quantized else self.kernel

    @tf.function
    def __call__(self, x):
        with self._quantized_scope():
            return x * self.weight


print(QuantLayer()(tf.constant([2.0, 2.0])).numpy())
