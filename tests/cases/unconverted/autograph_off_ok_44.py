# Handed to a Dataset by do_not_convert: Python control flow, tf.cond; the same function without it; `len` of what is no tensor.
# observed: [8.0, 16.0] [4.0, 8.0] [4.0, 8.0] 6.0
import tensorflow as tf
from tensorflow.autograph.experimental import do_not_convert


def scaled(v, k=2.0):
    return v * k if k > 1.0 else v


def positive(v):
    return v if v > 0.0 else -v


ds = tf.data.Dataset.from_tensor_slices([4.0, 8.0])


@tf.function(autograph=False)
def count(x, parts=(1, 2)):
    return tf.reduce_sum(x) * len(parts) * len(tf.unstack(x)) / len(x.shape) - 6.0


first = ds.map(do_not_convert(scaled))
second = ds.map(do_not_convert(lambda v: tf.cond(v > 1.0, lambda: v, lambda: -v)))
third = ds.map(positive)
print(*([float(v) for v in each] for each in (first, second, third)), float(count(tf.constant([1.0, 2.0]))))
