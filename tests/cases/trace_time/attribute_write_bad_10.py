# A temperature that a Keras layer anneals in Python.
# observed: 4.0
# eager: 1.0

import numpy as np
import tensorflow as tf


class Anneal(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.temperature = 8.0

    def call(self, x):
        self.temperature = self.temperature * 0.5  # expect: TFF104
        return x / self.temperature


layer = Anneal()
model = tf.keras.Sequential([tf.keras.Input((1,)), layer])
layer.temperature = 8.0
model.predict(np.ones((6, 1)), batch_size=2, verbose=0)
print(layer.temperature)
