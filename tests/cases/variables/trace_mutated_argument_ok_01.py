# dict(features) first, then a pop of the copy.
# observed: ['a', 'sum'] 3.0
import tensorflow as tf


@tf.function
def add_feature(features):
    features = dict(features)
    features["sum"] = features["a"] + features.pop("b")
    return features


out = add_feature({"a": tf.constant(1.0), "b": tf.constant(2.0)})
print(sorted(out), out["sum"].numpy())
