# Membership in python data.
# observed: tf.Tensor([1.], shape=(1,), dtype=float32)
import tensorflow as tf


@tf.function
def f(x, mode="a"):
    if mode in ("a", "b") and x.dtype in (tf.float32, tf.float64):
        return x
    return -x


print(f(tf.constant([1.0])))
