# Dtype check.
# observed: tf.Tensor([2.], shape=(1,), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    if x.dtype != tf.float32:
        raise TypeError("float32 only")
    assert x.shape.rank == 1
    return x + 1.0


print(f(tf.constant([1.0])))
