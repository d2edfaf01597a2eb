# Loop var of int64 stays int64.
# observed: 7
import tensorflow as tf

@tf.function
def f(ds):
    top = tf.constant(0, tf.int64)
    n = tf.constant(0)
    for i, v in ds.enumerate():
        top = tf.maximum(top, i * v)
        n += 1
    return top + tf.cast(n, tf.int64)

print(f(tf.data.Dataset.range(3)).numpy())
