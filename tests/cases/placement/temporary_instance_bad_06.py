# Fn = net.run; return fn.
# observed: ends with AttributeError: 'NoneType' object has no attribute 'k'
import tensorflow as tf


class Net:
    def __init__(self):
        self.k = 2.0

    @tf.function
    def run(self, x):
        return self.k * x


def make():
    net = Net()
    run = net.run
    return run  # expect: TFF177


print(float(make()(tf.constant(1.0))))
