# tf.function of an instance with __call__, and of a method called build.
# observed: 2.0 3.0
import tensorflow as tf


class Net:
    def __init__(self, k):
        self.k = k

    def __call__(self, x):
        return x * self.k

    def build(self, x):
        return x + self.k


net = Net(2.0)
fast = tf.function(net)
build = tf.function(net.build)
print(float(fast(tf.constant(1.0))), float(build(tf.constant(1.0))))
