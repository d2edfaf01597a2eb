# Tf shape.
# observed: 3.0 3.0
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3], tf.float32)])
def mean(x):
    n = tf.shape(x)[0]
    return tf.reduce_sum(x) / tf.cast(n, tf.float32) + tf.reduce_sum(tf.zeros([n, 2]))


print(mean(tf.ones([4, 3])).numpy(), mean(tf.ones([2, 3])).numpy())
