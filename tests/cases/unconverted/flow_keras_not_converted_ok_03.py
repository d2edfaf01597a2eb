# Python training flag.
# observed: (1, 1, 2)
import tensorflow as tf


class Noise(tf.keras.layers.Layer):
    def call(self, x, training=False):
        if training:
            x = x + tf.random.normal(tf.shape(x))
        if x.shape.rank == 2:
            x = x[:, tf.newaxis]
        for _ in range(2):
            x = x * 2.0
        return x


model = tf.keras.Sequential([tf.keras.Input((2,)), Noise()])
print(model.predict(tf.ones([1, 2]), verbose=0).shape)
