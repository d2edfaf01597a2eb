# A Dataset function returns an object.
# observed: ends with TypeError: Unsupported return value from function passed to Dataset.map():
#   Sa...
import dataclasses

import tensorflow as tf


@dataclasses.dataclass
class Sample:
    x: tf.Tensor


def parse(i):
    return Sample(tf.cast(i, tf.float32))  # expect: TFF170


ds = tf.data.Dataset.range(3).map(parse)
print(len(list(ds)))
