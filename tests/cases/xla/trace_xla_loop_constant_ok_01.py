# Indices and slices by the loop variable are fine under XLA.
# observed: 12.0
import tensorflow as tf


@tf.function(jit_compile=True)
def f(x):
    s = 0.0
    for i in tf.range(3):
        s += x[i] + tf.reduce_sum(x[i : i + 1])
    return s


print(f(tf.constant([1.0, 2.0, 3.0])).numpy())
