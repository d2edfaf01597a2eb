# A step counter in Keras' train_step is 2 after 20 batches, so the schedule it drives never acts.
# observed: it 2 after 20 batches

import numpy as np
import tensorflow as tf


class Gan(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.d = tf.keras.layers.Dense(1)
        self.it = 0

    def call(self, x):
        return self.d(x)

    def train_step(self, data):
        x, y = data
        self.it += 1  # expect: TFF104
        if self.it % 5 == 0:
            x = x * 0.0
        return {"loss": tf.reduce_mean((self(x) - y) ** 2)}


g = Gan()
g.compile("sgd")
g.fit(np.ones((20, 2), "f"), np.zeros((20, 1), "f"), batch_size=1, verbose=0)
print("it", g.it, "after 20 batches")
