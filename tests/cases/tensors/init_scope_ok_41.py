# In tf.init_scope tensors are eager: NumPy, Python's own functions, indices and loops may have them.
# observed: 17.0
import numpy as np
import tensorflow as tf


@tf.function
def scaled(x):
    with tf.init_scope():
        rates = tf.constant([0.5, 2.0])
        last = tf.constant(1)
        total = np.sum(rates) + rates.numpy()[0]
        best = max(rates[0], rates[1]) if rates[0] in (0.5, 1.0) else 0.0
        parts = [float(rate) for rate in rates] + list(map(float, rates))
        shown = hex(last)
        parts.pop(last)
        size = len(parts) + len(shown)
    return tf.reduce_sum(x) * float(total) + float(best) + float(size)


print(float(scaled(tf.constant([1.0, 2.0]))))
