# Python loop grows.
# observed: (<tf.Tensor: shape=(), dtype=float32, numpy=1.0>, <tf.Tensor: shape=(), dtype=float32,
#   numpy=2.0>, <tf.Tensor: shape=(), dtype=float32, numpy=4.0>, <tf.Tensor: shape=(),
#   dtype=float32, numpy=8.0>)
import tensorflow as tf


@tf.function
def unroll(x):
    states = (x,)
    for _ in range(3):
        states = states + (states[-1] * 2.0,)
    return states


print(unroll(tf.constant(1.0)))
