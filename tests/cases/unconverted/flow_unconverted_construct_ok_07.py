# Annotated before branch.
# observed: tf.Tensor([0.6 0.8], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def scale(x, limit):
    factor: float = 1.0
    if tf.norm(x) > limit:
        factor = limit / tf.norm(x)
    return x * factor


print(scale(tf.constant([3.0, 4.0]), 1.0))
