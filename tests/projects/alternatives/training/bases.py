import tensorflow as tf


class Layer(tf.keras.layers.Layer):
    def call(self, x):
        return self.compute(x)
