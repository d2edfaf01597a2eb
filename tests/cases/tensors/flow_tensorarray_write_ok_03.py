# Chained.
# observed: tf.Tensor([1. 2.], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def pair(a, b):
    return tf.TensorArray(tf.float32, size=2).write(0, a).write(1, b).stack()


print(pair(tf.constant(1.0), tf.constant(2.0)))
