# The attribute of another object is changed.
# observed: 1.0 | 2.0

import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.k = 1.0

    @tf.function
    def __call__(self, x):
        return x * self.k


a = Net()
b = Net()
print(a(tf.constant(1.0)).numpy())
b.k = 2.0
print(b(tf.constant(1.0)).numpy())
