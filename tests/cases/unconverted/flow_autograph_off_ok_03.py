# Calls converted function.
# observed: tf.Tensor(2.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def pick(x):
    if x > 0:
        return x
    return -x


@tf.function(autograph=False)
def f(x):
    return pick(x) + 1.0


print(f(tf.constant(-1.0)))
