# Only the batch of a Keras input is None.
# observed: (None, 12)
import tensorflow as tf


class Pool(tf.keras.layers.Layer):
    def call(self, x):
        return tf.reshape(x, [-1, x.shape[1] * x.shape[2]])


try:
    print(tf.keras.Model(i := tf.keras.Input([3, 4]), Pool()(i)).output_shape)
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
