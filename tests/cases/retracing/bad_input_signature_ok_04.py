# A bound method with one spec, and specs made from values.
# observed: [2. 3.]
import tensorflow as tf


class Model(tf.Module):
    def __init__(self):
        super().__init__()
        self.fast = tf.function(self.call, input_signature=[tf.TensorSpec.from_tensor(tf.zeros([2]))])

    def call(self, x):
        return x + 1.0


model = Model()
print(model.fast(tf.constant([1.0, 2.0])).numpy())
