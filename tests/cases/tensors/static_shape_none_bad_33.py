# What a mapped Dataset holds is what its function returns: the batch of that has no known size.
# observed: TypeError
import tensorflow as tf


def column(batch):
    return tf.reshape(batch, [batch.shape[0], 1])  # expect: TFF155


def pipeline(n):
    ds = tf.data.Dataset.range(n)
    ds = ds.map(lambda x: tf.cast(x, tf.float32) / 2.0)
    ds = ds.batch(4)
    ds = ds.map(column)
    return ds


try:
    pipeline(8)
except (TypeError, ValueError) as error:
    print(type(error).__name__)
