# Explicit true.
# observed: tf.Tensor([0.5 1. ], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function(autograph=True)
def clip(x):
    if tf.reduce_max(x) > 1.0:
        x = x / tf.reduce_max(x)
    return x


print(clip(tf.constant([1.0, 2.0])))
