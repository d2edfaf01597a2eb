# Argument None guarded by python.
# observed: [1. 2.] [1. 0.]
import tensorflow as tf

@tf.function
def f(x, mask=None):
    if mask is not None and tf.reduce_any(mask):
        x = tf.where(mask, x, 0.0)
    return x

print(f(tf.constant([1.0, 2.0])).numpy(), f(tf.constant([1.0, 2.0]), tf.constant([True, False])).numpy())
