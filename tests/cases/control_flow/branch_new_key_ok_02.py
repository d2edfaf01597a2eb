# An earlier map puts the key in.
# observed: ['a', 'flag']
import tensorflow as tf


def add(features):
    features["flag"] = features["a"] > 5
    return features


def clean(features):
    if tf.reduce_any(features["a"] > 0):
        features["flag"] = tf.constant(True)
    return features


ds = tf.data.Dataset.from_tensor_slices({"a": tf.constant([1.0])}).map(add).map(clean)
print(sorted(next(iter(ds))))
