# Both returns inside with.
# observed: tf.Tensor([1.], shape=(1,), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    with tf.name_scope("guard"):
        if tf.reduce_sum(x) > 0:
            return x
        return -x


print(f(tf.constant([1.0])))
