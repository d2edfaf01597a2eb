# A decorated train_step with a tensor loop is the cure.
# observed: 1
import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.dense(x)

    @tf.function
    def train_step(self, data):
        x, y = data
        loss = tf.reduce_mean((self(x, training=True) - y) ** 2)
        if loss > 1e6:
            loss = loss * 0.5
        return {"loss": loss}


net = Net()
net.compile("sgd")
print(len(net.fit(np.ones((2, 1)), np.ones((2, 1)), verbose=0).history["loss"]))
