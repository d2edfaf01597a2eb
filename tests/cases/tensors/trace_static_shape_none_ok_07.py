# Minus one and shape tail.
# observed: (4, 6)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 2, 3], tf.float32)])
def flatten(x):
    y = tf.reshape(x, [-1, x.shape[1] * x.shape[2]])
    return y[: x.shape[0]] + tf.zeros_like(y)


print(flatten(tf.ones([4, 2, 3])).shape)
