# A class of the file makes its variable in a method that __init__ calls.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the first call.
#   Ma...
# eager: [1. 1.]
import tensorflow as tf


class Affine(tf.Module):
    def __init__(self, n):
        super().__init__()
        self.n = n
        self._make()

    def _make(self):
        self.w = tf.Variable(tf.ones([self.n]))

    def __call__(self, x):
        return self.w * x


@tf.function
def f(x):
    layer = Affine(2)  # expect: TFF122
    return layer(x)


print(f(tf.ones([2])).numpy())
