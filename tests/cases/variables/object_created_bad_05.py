# Since Keras 3 Dropout has a seed variable.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the first call.
#   Ma...
# eager: [1. 1.]
import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.rate = 0.5

    @tf.function
    def __call__(self, x):
        return tf.keras.layers.Dropout(self.rate)(x, training=False)  # expect: TFF122


n = Net()
print(n(tf.ones([2])).numpy())
