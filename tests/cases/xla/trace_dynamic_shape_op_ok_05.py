# The mask is applied outside of the jitted function, and cumsum is right.
# observed: [1. 4.]
import tensorflow as tf


@tf.function(jit_compile=True)
def scan(kept):
    return tf.cumsum(kept)


@tf.function
def f(x):
    return scan(tf.boolean_mask(x, x > 0))


print(f(tf.constant([1.0, -2.0, 3.0])).numpy())
