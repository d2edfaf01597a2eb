# The stacked tensor crosses the boundary (twin of bad_06, bad_07 and bad_08).
# observed: 12.0
import tensorflow as tf


@tf.function(jit_compile=True)
def pair(x):
    return tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * 2.0).stack()


@tf.function(jit_compile=True)
def total(values):
    return tf.reduce_sum(values)


@tf.function
def pair_total(x):
    values = tf.TensorArray(tf.float32, size=2)
    values = values.write(0, x).write(1, x * 2.0)
    return total(values.stack()) + total(pair(x))


print(pair_total(tf.constant(2.0)).numpy())
