# Bool logic.
# observed: tf.Tensor([1.], shape=(1,), dtype=float32)
import tensorflow as tf


@tf.function
def f(x, flag):
    if flag and not tf.reduce_any(tf.math.is_nan(x)) or tf.reduce_max(x) > 3.0:
        return x
    return -x


print(f(tf.constant([1.0]), tf.constant(True)))
