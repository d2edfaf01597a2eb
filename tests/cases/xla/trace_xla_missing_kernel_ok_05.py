# Sorting, cumsum, bincount, gather and one_hot have kernels.
# observed: 25.0
import tensorflow as tf


@tf.function(jit_compile=True)
def f(x):
    y = tf.argsort(x)
    z = tf.sort(x) + tf.cumsum(x) + tf.cast(tf.math.bincount(y, minlength=3), tf.float32)
    return tf.reduce_sum(tf.gather(z, y)) + tf.reduce_sum(tf.one_hot(y, 3))


print(f(tf.constant([3.0, 1.0, 2.0])).numpy())
