# Static shape check.
# observed: tf.Tensor(2.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    if x.shape.rank != 2:
        raise ValueError(f"expected a matrix, got rank {x.shape.rank}")
    return tf.linalg.trace(x)


print(f(tf.eye(2)))
