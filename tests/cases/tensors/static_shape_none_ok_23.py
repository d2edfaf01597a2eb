# With drop_remainder, and for what the function itself takes away, the sizes are known.
# observed: [(4, 1), (4, 1)] | [(3, 1), (3, 1)]
import tensorflow as tf


def column(batch):
    return tf.reshape(batch, [batch.shape[0], 1])


def pair(x):
    return x, tf.one_hot(x, 3)


def flat(x, hot):
    return tf.reshape(hot, [hot.shape[0], 1]) + tf.cast(x, tf.float32)


ds = tf.data.Dataset.range(8)
ds = ds.batch(4, drop_remainder=True)
ds = ds.map(column)
print([tuple(batch.shape) for batch in ds])
pairs = tf.data.Dataset.range(2)
pairs = pairs.map(pair)
pairs = pairs.map(flat)
print([tuple(each.shape) for each in pairs])
