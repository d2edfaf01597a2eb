# Under `@tf.function` AutoGraph converts the hook, and `float()` of a tensor is a cast.
# observed: trained
import numpy as np
import tensorflow as tf


class Logged(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.dense(x)

    @tf.function
    def train_step(self, data):
        x, y = data
        loss = tf.reduce_mean(tf.square(self(x) - y))
        return {"loss": float(loss), "rows": tf.shape(x)[0]}


model = Logged()
model.compile("sgd")
model.fit(np.ones([2, 2], np.float32), np.ones([2, 1], np.float32), verbose=0)
print("trained")
