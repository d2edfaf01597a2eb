# The += of a Keras 3 weight under a local name gives a tensor.
# observed: [[2.]] [[2.]]
import tensorflow as tf


class L(tf.keras.layers.Layer):
    def build(self, shape):
        self.gain = self.add_weight(shape=(), initializer="ones")

    def call(self, x):
        gain = self.gain
        gain += 1.0
        return x * gain


m = tf.keras.Sequential([tf.keras.Input((1,)), L()])
print(m.predict(tf.ones([1, 1]), verbose=0), m.predict(tf.ones([1, 1]), verbose=0))
