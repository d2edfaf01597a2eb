# From a jitted function to traced functions inside it, jitted or not: no boundary (twin of bad_08).
# observed: 12.0
import tensorflow as tf


@tf.function
def total(values):
    return tf.reduce_sum(values.stack())


@tf.function(jit_compile=True)
def largest(values):
    return tf.reduce_max(values.stack())


@tf.function(jit_compile=True)
def summary(x):
    values = tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * 2.0)
    again = tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * 3.0)
    return total(values) + largest(again)


print(summary(tf.constant(2.0)).numpy())
