# A chain on a temporary.
# observed: ends with AttributeError: 'NoneType' object has no attribute 'k'
import tensorflow as tf


class Net:
    def __init__(self):
        self.k = 1.0

    def with_k(self, k):
        self.k = k
        return self

    @tf.function
    def run(self, x):
        return self.k * x


print(float(Net().with_k(2.0).run(tf.constant(1.0))))  # expect: TFF177
