# Map fn and dataset.
# observed: tf.Tensor([1. 2.], shape=(2,), dtype=float32) | [<tf.Tensor: shape=(), dtype=float32,
#   numpy=1.0>, <tf.Tensor: shape=(), dtype=float32, numpy=2.0>]
import tensorflow as tf


def positive(t):
    if t < 0:
        t = -t
    return t


@tf.function
def f(xs):
    return tf.map_fn(positive, xs)


print(f(tf.constant([1.0, -2.0])))
print(list(tf.data.Dataset.from_tensor_slices([1.0, -2.0]).map(positive)))
