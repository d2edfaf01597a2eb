# tf.size is an int32: eager tf.cond asks for its truth, a graph wants a tf.bool.
# observed: ends with InvalidArgumentError: Input 'pred' passed int32 expected bool while buil...
import tensorflow as tf


@tf.function
def mean_or_zero(x):
    return tf.cond(tf.size(x), lambda: tf.reduce_mean(x), lambda: 0.0)  # expect: TFF150


print(mean_or_zero(tf.constant([1.0, 3.0])).numpy())
