# Only a helper of traced code returns an object, and an inner function.
# observed: [0. 4.]
import tensorflow as tf


class Stats:
    def __init__(self, x):
        self.mean = tf.reduce_mean(x)


def stats(x):
    return Stats(x)


def scaler(k):
    return lambda v: v * k


@tf.function
def f(x):
    return scaler(2.0)(x) - stats(x).mean


print(f(tf.constant([1.0, 3.0])).numpy())
