# A class and functions of one's own called property and lru_cache.
# observed: 2.0
import tensorflow as tf


def lru_cache(f):
    return f


def classmethod(f):
    return f


@lru_cache
@tf.function
@classmethod
def f(x):
    return x * 2.0


print(float(f(tf.constant(1.0))))
