# Result outside.
# observed: 0.126
import tensorflow as tf


@tf.function
def mean(x):
    return tf.reduce_mean(tf.cast(x, tf.float64))


print(round(float(mean(tf.constant([0.124, 0.128]))), 3))
