# One spec too many: self needs none.
# observed: TypeError input_signature contains 1 extra type constraints.
import tensorflow as tf


class Model(tf.Module):
    try:

        @tf.function(input_signature=[tf.TensorSpec([]), tf.TensorSpec([None])])  # expect: TFF118
        def call(self, x):
            return x

    except TypeError as err:
        print(type(err).__name__, err)
