# Same block fallthrough.
# observed: tf.Tensor([0.6 0.8], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def clip_if_large(grad, limit):
    if tf.norm(grad) > limit:
        return grad * limit / tf.norm(grad)
    return grad


print(clip_if_large(tf.constant([3.0, 4.0]), 1.0))
