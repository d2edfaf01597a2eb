# A variable replaced by another one: the graph keeps the old one.
# observed: 1.0 | after reset: 1.0

import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.w = tf.Variable(1.0)

    def reset(self):
        self.w = tf.Variable(100.0)

    @tf.function
    def __call__(self, x):
        return self.w * x  # expect: TFF109


n = Net()
print(float(n(tf.constant(1.0))))
n.reset()
try:
    print("after reset:", float(n(tf.constant(1.0))))
except Exception as err:
    print("error:", type(err).__name__, err)
