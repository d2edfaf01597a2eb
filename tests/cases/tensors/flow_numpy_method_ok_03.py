# Guarded by eager check.
# observed: tf.Tensor(2.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    if tf.executing_eagerly():
        return tf.constant(x.numpy() * 2.0)
    return x * 2.0


print(f(tf.constant(1.0)))
