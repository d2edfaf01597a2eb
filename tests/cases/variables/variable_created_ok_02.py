# The helper returns early if the variable is there already.
# observed: [1. 1.] [[1. 1.]]
import tensorflow as tf


class M(tf.Module):
    def __init__(self):
        self._w = None

    def weights(self, n):
        if self._w is not None:
            return self._w
        self._w = tf.Variable(tf.ones([n]))
        return self._w

    @tf.function
    def f(self, x):
        return x * self.weights(x.shape[-1])


m = M()
print(m.f(tf.ones([2])).numpy(), m.f(tf.ones([1, 2])).numpy())
