# A built flag and a build method make the variable once.
# observed: [[2.]] (3, 1)

import tensorflow as tf


class Dense(tf.Module):
    def __init__(self, units):
        self.units = units
        self.built = False

    def build(self, n):
        self.w = tf.Variable(tf.ones([n, self.units]))
        self.built = True

    @tf.function
    def __call__(self, x):
        if not self.built:
            self.build(x.shape[-1])
        return x @ self.w


d = Dense(1)
print(d(tf.ones([1, 2])).numpy(), d(tf.ones([3, 2])).shape)
