# Shape dtype name.
# observed: tf.Tensor([2.], shape=(1,), dtype=float32)
import tensorflow as tf


@tf.function
def f(x, scope="block"):
    with tf.name_scope(f"{scope}_{x.shape.rank}"):
        if x.dtype != tf.float32:
            raise TypeError(f"bad dtype {x.dtype} for shape {x.shape}, len {len(x.shape)}")
        return x * 2.0


print(f(tf.constant([1.0])))
