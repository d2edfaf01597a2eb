# A class method creating layers etc. in decorated __init__ of a Keras model.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the
#   f...
import tensorflow as tf


class Net(tf.keras.Model):
    @tf.function  # expect: TFF172
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)
        self.metric = tf.keras.metrics.Mean()
        self.v = tf.Variable(1.0)

    def call(self, x):
        return self.dense(x)


print(type(Net()).__name__)
