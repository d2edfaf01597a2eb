# A class of one's own that is called Dense.
# observed: [2. 2.]
import tensorflow as tf


class Dense:
    def __init__(self, n):
        self.n = n

    def __call__(self, x):
        return x * self.n


@tf.function
def f(x):
    return Dense(2.0)(x)


print(f(tf.ones([2])).numpy())
