# A helper makes a size of the loop variable that it is given.
# observed: ends with InvalidArgumentError: Stack trace for op definition:
# eager: 6.0
import tensorflow as tf


def mask(i):
    return tf.reduce_sum(tf.ones([i]))  # expect: TFF165
@tf.function(jit_compile=True)
def f(x):
    s = 0.0
    for i in tf.range(1, 4):
        s += mask(i) * x
    return s
print(float(f(tf.constant(1.0))))
