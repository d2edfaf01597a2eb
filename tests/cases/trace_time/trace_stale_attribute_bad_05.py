# A gain changed between two calls of Keras' predict has no effect.
# observed: 1.0 1.0 second should be 5.0
import numpy as np
import tensorflow as tf


class Scaled(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.gain = 1.0

    def call(self, x):
        return x * self.gain  # expect: TFF109


m = Scaled()
m.compile(loss="mse")
a = m.predict(np.ones([1, 1]), verbose=0)
m.gain = 5.0
print(a.item(), m.predict(np.ones([1, 1]), verbose=0).item(), "second should be 5.0")
