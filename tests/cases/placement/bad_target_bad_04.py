# Build of a Model subclass, wrapped in __init__.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the
#   f...
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)
        self.build = tf.function(self.build)  # expect: TFF172

    def build(self, input_shape):
        self.dense.build(input_shape)

    def call(self, x):
        return self.dense(x)


print(Net()(tf.ones([1, 2])).shape)
