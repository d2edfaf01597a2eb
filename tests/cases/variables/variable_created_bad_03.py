# The guard looks at a Python argument: it opens again for the next name.
# observed: 1.0 | ends with ValueError: tf.function only supports singleton tf.Variables created on the first
#   call. Ma...
# eager: 1.0 | 1.0
import tensorflow as tf


class M(tf.Module):
    def __init__(self):
        self.ws = {}

    @tf.function
    def f(self, x, name):
        if name not in self.ws:
            self.ws[name] = tf.Variable(1.0)  # expect: TFF121
        return x * self.ws[name]


m = M()
print(m.f(tf.constant(1.0), "a").numpy())
print(m.f(tf.constant(1.0), "b").numpy())
