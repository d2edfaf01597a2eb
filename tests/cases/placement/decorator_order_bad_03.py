# tf.function above contextmanager.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
from contextlib import contextmanager

import tensorflow as tf


@tf.function  # expect: TFF171
@contextmanager
def scaled(x):
    yield x * 2.0


with scaled(tf.constant(1.0)) as y:
    print(float(y))
