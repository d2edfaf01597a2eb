# Used inside only.
# observed: 14
import tensorflow as tf

@tf.function
def f(ds):
    total = tf.constant(0, tf.int64)
    for v in ds:
        sq = v * v
        total += sq
    return total

print(f(tf.data.Dataset.range(4)).numpy())
