# A guard in train_step, where Keras does not lock the model.
# observed: ['m']
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.d = tf.keras.layers.Dense(1)
        self.tracker = None

    def call(self, x):
        return self.d(x)

    def train_step(self, data):
        x, y = data
        if self.tracker is None:
            self.tracker = tf.keras.metrics.Mean(name="m")
        self.tracker.update_state(tf.reduce_mean(self(x)))
        return {"m": self.tracker.result()}


n = Net()
n.compile("sgd", "mse")
h = n.fit(tf.ones([2, 1]), tf.ones([2, 1]), verbose=0)
print(sorted(h.history))
