# `tf.unstack(x) if tf.size(x) > 0 else []`: a list of two and an empty one.
# observed: ends with AssertionError: [2, 0]...
import tensorflow as tf


@tf.function
def total(x):
    parts = tf.unstack(x) if tf.size(x) > 0 else []  # expect: TFF130
    return x * float(len(parts))


print(total(tf.constant([1.0, 2.0])).numpy())
