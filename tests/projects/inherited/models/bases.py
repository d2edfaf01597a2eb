import tensorflow as tf


class BaseNet(tf.keras.layers.Layer):
    def call(self, x):
        return self.compute(x)

    def compute(self, x):
        raise NotImplementedError


class BaseStepper(tf.Module):
    @tf.function
    def step(self, x):
        return self.change(x)

    def scaled(self, x):
        print("scaled")
        return x * 2.0


class Plain:
    def call(self, x):
        print("never traced")
        return x
