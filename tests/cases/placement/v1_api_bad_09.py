# tf.compat.v1.metrics makes variables.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the
#   f...
import tensorflow as tf


@tf.function
def accuracy(y, p):
    value, update = tf.compat.v1.metrics.accuracy(y, p)  # expect: TFF175
    return update


print(float(accuracy(tf.constant([1]), tf.constant([1]))))
