# self.evaluate in a model's own traced method.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `boo...
import tensorflow as tf


class Net(tf.keras.Model):
    def call(self, x):
        return x * 2.0

    @tf.function
    def check(self, x, y):
        return self.evaluate(x, y, verbose=0)  # expect: TFF176


net = Net()
net.compile("sgd", "mse")
print(net.check(tf.ones([1, 2]), tf.ones([1, 2])))
