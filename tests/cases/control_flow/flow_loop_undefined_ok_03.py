# Initialised first.
# observed: tf.Tensor(-1, shape=(), dtype=int32) tf.Tensor(9, shape=(), dtype=int32)
import tensorflow as tf


@tf.function
def last_square(n):
    y = tf.constant(-1)
    for i in tf.range(n):
        y = i * i
    return y


print(last_square(tf.constant(0)), last_square(tf.constant(4)))
