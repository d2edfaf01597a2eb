# For statement.
# observed: tf.Tensor(3, shape=(), dtype=int64)
import tensorflow as tf


@tf.function
def total(ds):
    acc = tf.constant(0, tf.int64)
    for x in ds:
        acc += x
    return acc


print(total(tf.data.Dataset.range(3)))
