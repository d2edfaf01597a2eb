# A functional model of a fixed batch size.
# observed: (4, 2)
import tensorflow as tf


class Pool(tf.keras.layers.Layer):
    def call(self, x):
        return tf.zeros([x.shape[0], 2]) + x[:, :2]


try:
    print(tf.keras.Model(i := tf.keras.Input(batch_shape=[4, 3]), Pool()(i)).output_shape)
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
