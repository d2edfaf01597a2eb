# lru_cache on a method that is no tf.function, and returns one.
# observed: 3.0 2.0
import functools

import tensorflow as tf


class Net:
    def __init__(self):
        self.k = 2.0

    @functools.lru_cache(maxsize=None)
    def make(self, n):
        @tf.function
        def f(x):
            return x * n

        return f

    @functools.cached_property
    def step(self):
        return tf.function(self._step)

    def _step(self, x):
        return x * self.k


net = Net()
print(float(net.make(3.0)(tf.constant(1.0))), float(net.step(tf.constant(1.0))))
