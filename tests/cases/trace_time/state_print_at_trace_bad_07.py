# Keras' call and train_step print while fit traces them, not for each of the 4 batches.
# observed: call (2, 2) | call (2, 2) | loss now <dtype: 'float32'> | call (2, 2) | loss now <dtype:
#   'float32'> | 4 batches trained
# tf-2.15.1: call (2, 2) | loss now <dtype: 'float32'> | call (2, 2) | loss now <dtype: 'float32'> |
#   4 batches trained

import numpy as np
import tensorflow as tf


class Model(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.d = tf.keras.layers.Dense(1)

    def call(self, x):
        print("call", x.shape)  # expect: TFF101
        return self.d(x)

    def train_step(self, data):
        x, y = data
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self(x, training=True) - y) ** 2)
        grads = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
        print("loss now", loss.dtype)  # expect: TFF101
        return {"loss": loss}


m = Model()
m.compile(optimizer="sgd")
m.fit(np.ones((8, 2), "float32"), np.ones((8, 1), "float32"), batch_size=2, verbose=0)
print("4 batches trained")
