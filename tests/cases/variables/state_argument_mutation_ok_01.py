# features.pop and item assignment in a Dataset function are right: it gets a copy.
# observed: [({'x': 0.10000000149011612}, 0), ({'x': 0.20000000298023224}, 1)]

import tensorflow as tf


def split(features):
    label = features.pop("label")
    features["x"] = tf.cast(features["x"], tf.float32) / 10.0
    return features, label


ds = tf.data.Dataset.from_tensor_slices({"x": [1, 2], "label": [0, 1]}).map(split)
print([({k: float(v) for k, v in f.items()}, int(y)) for f, y in ds])
