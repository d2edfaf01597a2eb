# XLA can lift an initial value that looks at a shape alone.
# observed: [[0. 0.]]
import tensorflow as tf


class M(tf.Module):
    def __init__(self, n):
        self.n = n
        self.start = None

    @tf.function(jit_compile=True)
    def f(self, x):
        if self.start is None:
            self.start = tf.Variable(tf.ones([self.n, x.shape[0]]))
        return x - self.start


_m = M(1)
print(_m.f(tf.ones([2])).numpy())
