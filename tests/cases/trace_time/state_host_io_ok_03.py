# A py_function may open files.
# observed: b'#'

import tensorflow as tf


def load(path):
    with open(path.numpy(), "rb") as fh:
        return fh.read(1)


ds = tf.data.Dataset.from_tensor_slices([__file__]).map(
    lambda p: tf.py_function(load, [p], tf.string))
print(next(iter(ds)).numpy())
