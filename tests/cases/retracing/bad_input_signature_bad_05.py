# A bound method is wrapped with a spec for its receiver.
# observed: TypeError input_signature contains 1 extra type constraints.
import tensorflow as tf


class Model(tf.Module):
    def __init__(self):
        super().__init__()
        spec = tf.TensorSpec([None], tf.float32)
        try:
            self.fast = tf.function(self.call, input_signature=[spec, spec])  # expect: TFF118
        except TypeError as err:
            print(type(err).__name__, err)

    def call(self, x):
        return x


Model()
