# Dataset functions that return dicts, tuples, named tuples and attrs.
# observed: 1
import collections

import tensorflow as tf

Row = collections.namedtuple("Row", "x y")


def parse(i):
    return Row(i, {"a": tf.cast(i, tf.float32), "b": [i, i]})


ds = tf.data.Dataset.range(2).map(parse).filter(lambda row: row.x > 0)
print(int(next(iter(ds)).x))
