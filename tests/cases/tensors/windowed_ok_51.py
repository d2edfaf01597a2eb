# Windows of features and labels, and parts of them.
# observed: [4, 6, 8] | [1, 5] | [1, 2, 3, 4, 5]
import tensorflow as tf


def split(x, y):
    return x[:-1], y[-1]


def total(window):
    result = tf.constant(0, tf.int64)
    for v in window:
        result += v
    return result


data = tf.data.Dataset.range(5)
pairs = tf.data.Dataset.zip((data, data.map(lambda v: v * 2))).window(3, shift=1, drop_remainder=True)
joined = pairs.flat_map(lambda a, b: tf.data.Dataset.zip((a.batch(3), b.batch(3))))
print([int(y) for _, y in joined.map(split)])
print([int(v) for v in data.window(2, drop_remainder=True).flat_map(lambda part: part.batch(2)).map(total)])
print([int(v) for v in data.batch(2).unbatch().map(lambda v: v + 1)])
