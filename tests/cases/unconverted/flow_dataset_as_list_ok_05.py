# Reduce.
# observed: tf.Tensor(3, shape=(), dtype=int64)
import tensorflow as tf


@tf.function
def total(ds):
    return ds.reduce(tf.constant(0, tf.int64), lambda acc, x: acc + x)


print(total(tf.data.Dataset.range(3)))
