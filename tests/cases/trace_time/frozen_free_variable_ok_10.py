# compile() makes Keras trace again.
# observed: 1.0 | 2.0

import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.gain = 1.0

    def call(self, x):
        return x * self.gain


net = Net()
net.compile(loss="mse")
print(net.predict(np.ones((1, 1)), verbose=0).item())
net.gain = 2.0
net.compile(loss="mse")
print(net.predict(np.ones((1, 1)), verbose=0).item())
