# A layer of the file makes its weight in build, at its first call.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the first call.
#   Ma...
# eager: [1. 1.]
import tensorflow as tf


class Scale(tf.keras.layers.Layer):
    def build(self, shape):
        self.w = self.add_weight(shape=(), initializer="ones")

    def call(self, x):
        return x * self.w


@tf.function
def f(x):
    return Scale()(x)  # expect: TFF122


print(f(tf.ones([2])).numpy())
