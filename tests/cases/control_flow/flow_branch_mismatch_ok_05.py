# Tensor and float literal.
# observed: tf.Tensor(0.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def penalty(x):
    if tf.reduce_max(x) > 3.0:
        extra = tf.reduce_sum(x)
    else:
        extra = 0.0
    return extra


print(penalty(tf.constant([1.0, 2.0])))
