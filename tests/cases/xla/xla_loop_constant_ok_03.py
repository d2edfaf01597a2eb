# Indices, shifts, one_hot and top_k by the loop variable are no sizes that XLA must know.
# observed: 21.0
import tensorflow as tf


@tf.function(jit_compile=True)
def f(x):
    s = 0.0
    for i in tf.range(3):
        s += tf.reduce_sum(tf.one_hot(i, 4)) + tf.reduce_sum(tf.roll(x, i, 0)) + tf.reduce_sum(tf.gather(x, tf.range(2) + 0 * i)) + tf.math.top_k(x, 1 + 0 * i)[0][0]
    return s
print(float(f(tf.ones([3]))))
