# Tensor range, dataset.
# observed: 5951.0
import tensorflow as tf

@tf.function
def f(x, n):
    for i in tf.range(n):
        x = x + 1.0
    for v in tf.data.Dataset.range(100):
        x = x + tf.cast(v, tf.float32)
    return x

print(f(tf.constant(1.0), tf.constant(1000)).numpy())
