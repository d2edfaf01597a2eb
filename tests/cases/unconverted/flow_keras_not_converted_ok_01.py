# Call decorated.
# observed: tf.Tensor([[0.5 1. ]], shape=(1, 2), dtype=float32)
import tensorflow as tf


class Clip(tf.keras.layers.Layer):
    @tf.function
    def call(self, x):
        if tf.reduce_max(x) > 1.0:
            x = x / tf.reduce_max(x)
        return x


layer = Clip()
infer = tf.function(lambda x: layer(x))
print(infer(tf.constant([[1.0, 2.0]])))
