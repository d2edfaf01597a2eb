# The guard's condition has a name of its own.
# observed: 2.0 [2. 2.]
import tensorflow as tf


class M(tf.Module):
    def __init__(self):
        self.w = None

    @tf.function
    def f(self, x):
        missing = self.w is None
        if missing:
            self.w = tf.Variable(2.0)
        return x * self.w


m = M()
print(m.f(tf.constant(1.0)).numpy(), m.f(tf.ones([2])).numpy())
