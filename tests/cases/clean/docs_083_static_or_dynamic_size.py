# The dynamic size is taken where the static one is None.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: [1. 1.]
import tensorflow as tf

@tf.function(input_signature=[tf.TensorSpec([None, 2], tf.float32)])
def mean_rows(x):
    if x.shape[0] is None:
        n = tf.shape(x)[0]
    else:
        n = x.shape[0]
    return tf.reduce_sum(x, axis=0) / tf.cast(n, tf.float32)

print(mean_rows(tf.ones([4, 2])).numpy())
