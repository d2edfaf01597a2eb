# Dataset map.
# observed: [<tf.Tensor: shape=(), dtype=string, numpy=b'ROW-TENSOR("...
# eager: [<tf.Tensor: shape=(), dtype=string, numpy=b'ROW-0'>, <tf...
import tensorflow as tf


def rename(i):
    return tf.strings.upper(f"row-{i}")  # expect: TFF153


print(list(tf.data.Dataset.range(2).map(rename)))
