# Methods are collected while the name moves on.
# observed: ends with AttributeError: 'NoneType' object has no attribute 'k'
import tensorflow as tf


class Net:
    def __init__(self, k):
        self.k = k

    @tf.function
    def run(self, x):
        return self.k * x


steps = []


def collect():
    for k in (1.0, 2.0):
        net = Net(k)
        steps.append(net.run)  # expect: TFF177


collect()
print([float(step(tf.constant(1.0))) for step in steps])
