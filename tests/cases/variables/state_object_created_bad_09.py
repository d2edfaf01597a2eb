# Dropout has a seed variable: making the layer in traced code is refused.
# observed: error: ValueError in user code: ValueError: tf.function only supports singleton
#   tf.Variables created...
# tf-2.15.1: two calls drop the same units: False

import tensorflow as tf


@tf.function
def drop(x):
    return tf.keras.layers.Dropout(0.5)(x, training=True)  # expect: TFF122


try:
    a, b = drop(tf.ones([50])).numpy(), drop(tf.ones([50])).numpy()
    print("two calls drop the same units:", (a == b).all())
except Exception as err:
    print("error:", type(err).__name__, err)
