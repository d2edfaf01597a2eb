# The body of tf.while_loop makes a size of its loop variable.
# observed: ends with InvalidArgumentError: Stack trace for op definition:
# eager: 1.0
import tensorflow as tf


@tf.function(jit_compile=True)
def f(x):
    return tf.while_loop(lambda i, s: i < 3, lambda i, s: (i + 1, s + tf.reduce_sum(tf.zeros([i]))), [tf.constant(0), x])  # expect: TFF165
print(float(f(tf.constant(1.0))[1]))
