# An element of a Dataset of dicts gets a new key in one branch.
# observed: ValueError
import tensorflow as tf


def clean(features):
    if tf.reduce_any(features["a"] > 0):  # expect: TFF133
        features["flag"] = tf.constant(True)
    return features


try:
    ds = tf.data.Dataset.from_tensor_slices({"a": tf.constant([1.0])}).map(clean)
    print(sorted(next(iter(ds))))
except Exception as e:
    print(type(e).__name__)
