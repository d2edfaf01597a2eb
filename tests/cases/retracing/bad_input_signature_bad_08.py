# A spec within a structure is a number.
# observed: TypeError
import tensorflow as tf


try:

    @tf.function(input_signature=[{"a": tf.TensorSpec([]), "n": 3}])  # expect: TFF118
    def f(features):
        return features["a"]

except TypeError as err:
    print(type(err).__name__)
