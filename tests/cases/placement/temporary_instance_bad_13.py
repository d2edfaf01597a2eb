# Multi-line call, keyword arguments.
# observed: ends with AttributeError: 'NoneType' object has no attribute 'k'
import tensorflow as tf


class Net:
    def __init__(self, k, bias=0.0):
        self.k = k
        self.bias = bias

    @tf.function
    def run(self, x):
        return self.k * x + self.bias


y = tf.map_fn(
    Net(k=2.0, bias=1.0).run,  # expect: TFF177
    tf.constant([1.0, 2.0]),
)
print(y.numpy())
