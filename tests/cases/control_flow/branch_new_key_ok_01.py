# The key is there before, or was made with the copy.
# observed: ['a'] ['a', 'flag']
import tensorflow as tf


@tf.function
def clean(features):
    features = dict(features, flag=tf.constant(False))
    if tf.reduce_any(features["a"] > 0):
        features["flag"] = tf.constant(True)
    return features


def fill(features):
    if tf.reduce_any(features["a"] > 0):
        features["a"] = tf.zeros_like(features["a"])
    return features


ds = tf.data.Dataset.from_tensor_slices({"a": tf.constant([1.0])}).map(fill)
print(sorted(next(iter(ds))), sorted(clean({"a": tf.constant([1.0])})))
