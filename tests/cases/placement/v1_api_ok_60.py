# Code for both APIs: the AttributeError of what TensorFlow 2 no longer has is caught, or is never raised.
# observed: [0. 0.] | [2. 2.]
import tensorflow as tf


class Both(tf.keras.layers.Layer):
    def call(self, x):
        try:
            new = tf.log(x)  # clean
        except AttributeError:
            new = tf.math.log(x)
        try:
            old = tf.math.log(x)
        except (AttributeError, TypeError):
            old = tf.log(x)  # clean
        return new + old


@tf.function
def cast(x):
    try:
        y = tf.to_float(x)  # clean
    except Exception:
        y = tf.cast(x, tf.float32)
    try:
        with tf.name_scope("a"), tf.variable_scope("b"):  # clean
            y = y + 1.0
    except:
        y = y + 1.0
    return y


print(tf.function(Both())(tf.ones([2])).numpy())
print(cast(tf.ones([2], tf.int32)).numpy())
