# Keras results, metrics results, nested structures from models, trainable weights.
# observed: 4
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)
        self.mean = tf.keras.metrics.Mean()

    def call(self, x):
        return self.dense(x)

    @tf.function
    def run(self, x):
        y = self(x)
        self.mean.update_state(y)
        return {m.name: m.result() for m in [self.mean]}, self.trainable_weights, self.dense.kernel, y.shape


net = Net()
print(len(net.run(tf.ones([1, 2]))))
