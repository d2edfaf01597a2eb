# Each object has its own value and trace; a helper of its constructor sets it.
# observed: 1.0 | 2.0

import tensorflow as tf


class Net(tf.Module):
    def __init__(self, k):
        self.configure(k)

    def configure(self, k):
        self.k = k

    @tf.function
    def __call__(self, x):
        return x * self.k


first = Net(1.0)
print(first(tf.constant(1.0)).numpy())
second = Net(2.0)
print(second(tf.constant(1.0)).numpy())
