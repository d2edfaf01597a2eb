# The setter drops the tf.function that is kept.
# observed: 1.0 | 0.5

import tensorflow as tf


class Net:
    def __init__(self):
        self.rate = 1.0
        self._fn = None

    def step(self, x):
        if self._fn is None:
            self._fn = tf.function(self._raw)
        return self._fn(x)

    def _raw(self, x):
        return x * self.rate

    def set_rate(self, rate):
        self.rate = rate
        self._fn = None


n = Net()
print(n.step(tf.constant(1.0)).numpy())
n.set_rate(0.5)
print(n.step(tf.constant(1.0)).numpy())
