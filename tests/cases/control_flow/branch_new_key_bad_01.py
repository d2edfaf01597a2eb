# A copy of the argument gets a new key in one branch: the call shows which keys there are.
# observed: ValueError
# eager: ['a', 'flag']
import tensorflow as tf


@tf.function
def clean(features):
    features = dict(features)
    if tf.reduce_any(features["a"] > 0):  # expect: TFF133
        features["flag"] = tf.constant(True)
    return features


try:
    print(sorted(clean({"a": tf.constant([1.0])})))
except Exception as e:
    print(type(e).__name__)
