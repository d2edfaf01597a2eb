# A guard that depends on the shape lets a second variable be made: refused for the second shape.
# observed: [1. 1.] | error: ValueError in user code: ValueError: tf.function only supports
#   singleton tf.Variables created...

import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.w = None
        self.n = None

    @tf.function
    def __call__(self, x):
        if self.w is None or self.n != x.shape[-1]:
            self.n = x.shape[-1]  # expect: TFF104
            self.w = tf.Variable(tf.ones([self.n]))  # expect: TFF121
        return x * self.w


n = Net()
print(n(tf.ones([2])).numpy())
try:
    print(n(tf.ones([3])).numpy())
except Exception as err:
    print("error:", type(err).__name__, err)
