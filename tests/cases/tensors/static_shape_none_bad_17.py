# A layer of the functional API sees None for the batch.
# observed: TypeError • kwargs=<class 'inspect._empty'>
import tensorflow as tf


class Pool(tf.keras.layers.Layer):
    def call(self, x):
        return tf.zeros([x.shape[0], 2]) + x[:, :2]  # expect: TFF155


try:
    print(tf.keras.Model(i := tf.keras.Input([3]), Pool()(i)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
