# An object straight from a class method.
# observed: ends with AttributeError: 'NoneType' object has no attribute 'k'
import tensorflow as tf


class Net:
    def __init__(self, k):
        self.k = k

    @classmethod
    def default(cls):
        return cls(2.0)

    @tf.function
    def run(self, x):
        return self.k * x


print(float(Net.default().run(tf.constant(1.0))))  # expect: TFF177
