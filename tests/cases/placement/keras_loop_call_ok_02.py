# A model with a predict of its own.
# observed: [2.]
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable(2.0)

    def call(self, x):
        return x * self.w

    def predict(self, x):
        return self(x)

    @tf.function
    def act(self, x):
        return self.predict(x)


net = Net()
print(net.act(tf.ones([1])).numpy())
