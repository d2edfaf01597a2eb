# A tf.function assigned in the class body.
# observed: ends with AttributeError: 'NoneType' object has no attribute 'k'
import tensorflow as tf


def _run(self, x):
    return self.k * x


class Net:
    def __init__(self, k):
        self.k = k

    run = tf.function(_run)


print(float(Net(2.0).run(tf.constant(1.0))))  # expect: TFF177
