# Train step decorated.
# observed: dict_keys(['total'])
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)
    def call(self, x):
        return self.dense(x)
    @tf.function
    def train_step(self, data):
        x, _ = data
        total = tf.reduce_sum(x)
        if total > 1.0:
            total = total * 0.5
        return {"total": total}


net = Net()
net.compile("sgd")
print(net.fit(tf.ones([4, 3]), tf.ones([4, 1]), verbose=0).history.keys())
