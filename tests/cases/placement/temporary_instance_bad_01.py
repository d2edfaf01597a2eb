# An object straight from a factory.
# observed: ends with AttributeError: 'NoneType' object has no attribute 'k'
import tensorflow as tf


class Net(tf.Module):
    def __init__(self, k):
        super().__init__()
        self.k = tf.Variable(k)

    @tf.function
    def run(self, x):
        return self.k * x


def make(k):
    net = Net(k)
    return net


print(float(make(2.0).run(tf.constant(1.0))))  # expect: TFF177
