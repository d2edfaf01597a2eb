import tensorflow as tf


class Root(tf.keras.layers.Layer):
    def call(self, x):
        return self.compute(x)


class RootStepper(tf.Module):
    @tf.function
    def step(self, x):
        return self.change(x)
