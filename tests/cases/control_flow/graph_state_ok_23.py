# Next on an iterator, tensor while.
# observed: 3
import tensorflow as tf

@tf.function
def f(it):
    total = tf.constant(0, tf.int64)
    i = tf.constant(0)
    while i < 3:
        total += next(it)
        i += 1
    return total

print(f(iter(tf.data.Dataset.range(5))).numpy())
