# Casts to the dtype of the other.
# observed: 3.0
import tensorflow as tf

@tf.function
def f(x, n):
    if tf.reduce_sum(x) > 0.0:
        y = tf.cast(n, x.dtype)
    else:
        y = x[0]
    return y

print(f(tf.constant([1.0]), tf.constant(3)).numpy())
