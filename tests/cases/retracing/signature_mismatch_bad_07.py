# Another set of keys than the spec's dict.
# observed: TypeError
# eager: ends with KeyError: 'b'
import tensorflow as tf


@tf.function(input_signature=[{"a": tf.TensorSpec([]), "b": tf.TensorSpec([])}])
def add(features):
    return features["a"] + features["b"]


try:
    print(add({"a": 1.0}).numpy())  # expect: TFF119
except TypeError as err:
    print(type(err).__name__)
