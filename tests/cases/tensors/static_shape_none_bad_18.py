# The same behind other layers.
# observed: TypeError • kwargs=<class 'inspect._empty'>
import tensorflow as tf


class Flat(tf.keras.layers.Layer):
    def call(self, inputs):
        batch = inputs.shape[0]
        return tf.reshape(inputs, [batch, 12])  # expect: TFF155


image = tf.keras.Input((2, 2, 3))
hidden = tf.keras.layers.Conv2D(3, 1)(image)
flat = Flat(name='flat')


try:
    print(flat(hidden))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
