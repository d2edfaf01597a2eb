# A helper makes the object, the traced function returns it.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf


class Box:
    def __init__(self, low, high):
        self.low, self.high = low, high


def limits(x):
    return Box(tf.reduce_min(x), tf.reduce_max(x))


@tf.function
def bounds(x):
    found = limits(x)
    return found  # expect: TFF170


print(float(bounds(tf.constant([1.0, 2.0])).low))
