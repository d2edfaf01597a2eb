# A Keras callback sets an attribute of the model.
# observed: [0.0, 0.0, 0.0]
# eager: [0.0, 1.0, 2.0]

import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.beta = 0.0
        self.dense = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.dense(x) * 0.0 + self.beta  # expect: TFF109


class Warmup(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        self.model.beta = epoch + 1.0


net = Net()
net.compile("sgd", "mae")
h = net.fit(np.ones((2, 1)), np.zeros((2, 1)), epochs=3, verbose=0, callbacks=[Warmup()])
print([round(v, 2) for v in h.history["loss"]])
