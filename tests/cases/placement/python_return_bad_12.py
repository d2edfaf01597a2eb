# A map object is an iterator.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf


@tf.function
def doubled(xs):
    return map(lambda v: v * 2.0, xs)  # expect: TFF170


print([float(v) for v in doubled([tf.constant(1.0), tf.constant(2.0)])])
