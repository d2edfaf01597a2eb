# Return tf.print(...) returns an operation.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf


@tf.function(reduce_retracing=True)
def show(x):
    return tf.print(x)  # expect: TFF170


show(tf.constant(1.0))
