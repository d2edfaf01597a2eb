# Lambda wraps helper.
# observed: tf.Tensor(6.0, shape=(), dtype=float32)
import tensorflow as tf


def left(x):
    if x > 1.0:
        return x * 2.0
    return x


@tf.function
def f(x, flag):
    return tf.cond(flag, lambda: left(x), lambda: -x)


print(f(tf.constant(3.0), tf.constant(True)))
