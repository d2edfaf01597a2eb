# The initial value of a variable that is made once.
# observed: True

import numpy as np
import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.w = None

    @tf.function
    def __call__(self, x):
        if self.w is None:
            self.w = tf.Variable(np.random.normal(size=2).astype("float32"))
        return x * self.w


n = Net()
print(bool(tf.reduce_all(n(tf.ones([2])) == n(tf.ones([2])))))
