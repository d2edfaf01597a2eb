# Comparison.
# observed: tf.Tensor(1.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def mean_or_zero(x):
    if tf.size(x) > 0:
        return tf.reduce_mean(x)
    return 0.0


print(mean_or_zero(tf.constant([1.0])))
