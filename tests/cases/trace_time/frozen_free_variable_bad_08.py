# The attribute of a layer between two calls of predict.
# observed: 1.0 | 1.0
# eager: 1.0 | 5.0

import numpy as np
import tensorflow as tf


class Scale(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.k = 1.0

    def call(self, x):
        return x * self.k  # expect: TFF109


layer = Scale()
model = tf.keras.Sequential([tf.keras.Input((1,)), layer])
print(model.predict(np.ones((1, 1)), verbose=0).item())
layer.k = 5.0
print(model.predict(np.ones((1, 1)), verbose=0).item())
