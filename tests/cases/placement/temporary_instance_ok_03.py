# Wrapped in __init__, an ExtensionType, a wrapper above.
# observed: 2.0 3.0 2.0
import functools

import tensorflow as tf


def logged(f):
    @functools.wraps(f)
    def wrapper(*args):
        return f(*args)

    return wrapper


class Net:
    def __init__(self, k):
        self.k = k
        self.run = tf.function(self._run)

    def _run(self, x):
        return self.k * x

    @logged
    @tf.function
    def other(self, x):
        return self.k + x


class Scale(tf.experimental.ExtensionType):
    k: tf.Tensor

    @tf.function
    def run(self, x):
        return self.k * x


x = tf.constant(1.0)
print(Net(2.0).run(x).numpy(), Net(2.0).other(x).numpy(), Scale(tf.constant(2.0)).run(x).numpy())
