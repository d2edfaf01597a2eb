# A Keras layer that stores its attention weights stores a symbolic tensor.
# observed: attention Tensor("sequential_1/attend_1/Softmax:0", shape=(2, 2), dtype=float32) |
#   error: NotImplementedError Cannot convert a symbolic tf.Tensor (sequential_1/attend_1/Softmax:0)
#   to...
# tf-2.15.1: attention Tensor("sequential/attend/Softmax:0", shape=(None, 2), dtype=float32) |
#   error: NotImplementedError: Cannot convert a symbolic tf.Tensor (sequential/attend/Softmax:0) to
#   a numpy array. This error may indicate that you're trying to pass a Tensor to a NumPy call,
#   which is not supported.

import numpy as np
import tensorflow as tf


class Attend(tf.keras.layers.Layer):
    def call(self, x):
        w = tf.nn.softmax(x)
        self.attention = w  # expect: TFF105
        return x * w


layer = Attend()
model = tf.keras.Sequential([tf.keras.Input((2,)), layer])
model.predict(np.ones((2, 2), "f"), verbose=0)
print("attention", layer.attention)
try:
    print(np.array(layer.attention))
except Exception as err:
    print("error:", type(err).__name__, err)
