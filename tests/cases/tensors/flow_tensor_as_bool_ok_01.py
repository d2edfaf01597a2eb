# Tensor min max.
# observed: tf.Tensor(0.5, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def clip(x):
    return tf.minimum(tf.maximum(tf.reduce_sum(x), 0.0), 1.0)


print(clip(tf.constant([0.3, 0.2])))
