# Python config with correlated flags.
# observed: [4.] [3.]
import tensorflow as tf

@tf.function
def f(x, use_bias=True, bias=None):
    if use_bias:
        b = tf.constant(1.0)
    y = x * 2.0
    if tf.reduce_sum(x) > 0.0:
        y = y + 1.0
        if use_bias:
            y = y + b
    return y

print(f(tf.constant([1.0])).numpy(), f(tf.constant([1.0]), False).numpy())
