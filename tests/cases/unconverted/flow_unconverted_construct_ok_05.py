# Chained comparison and ternary.
# observed: tf.Tensor(3.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    y = x if 0.0 < x < 10.0 else -x
    if x != 0.0 and not x > 5.0:
        y += 1.0
    return y


print(f(tf.constant(2.0)))
