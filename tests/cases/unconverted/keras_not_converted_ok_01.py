# The layer's call method called by its name, and a call method under tf.function, are converted.
# observed: [[0.75]]
import tensorflow as tf
import keras


class Damp(keras.layers.Layer):
    @tf.function
    def call(self, inputs):
        while tf.reduce_max(inputs) > 1.0:
            inputs = inputs / 2.0
        return inputs


damped = Damp()


@tf.function
def f(x):
    return damped(x)


print(f(tf.constant([[3.0]])).numpy())
