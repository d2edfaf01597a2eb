# Tf cond.
# observed: tf.Tensor([0.5 1. ], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function(autograph=False)
def clip(x):
    peak = tf.reduce_max(x)
    return tf.cond(peak > 1.0, lambda: x / peak, lambda: x)


print(clip(tf.constant([1.0, 2.0])))
