# Within map() of Python.
# observed: [2, 4, 6]
import tensorflow as tf


def double(x):
    return x * 2


def fast_double(x):
    with tf.name_scope("double"):
        return tf.function(double)(x)  # expect: TFF114


print([int(y) for y in map(fast_double, [tf.constant(1), tf.constant(2), tf.constant(3)])])
