# The guard looks at the dtype of an argument: it opens again for integers.
# observed: 1.0 | ends with ValueError: tf.function only supports singleton tf.Variables created on the first
#   call. Ma...
# eager: 1.0 | 1
import tensorflow as tf


class M(tf.Module):
    def __init__(self):
        self.ws = {}

    @tf.function
    def f(self, x):
        if x.dtype not in self.ws:
            self.ws[x.dtype] = tf.Variable(tf.ones([], x.dtype))  # expect: TFF121
        return x * self.ws[x.dtype]


m = M()
print(m.f(tf.constant(1.0)).numpy())
print(m.f(tf.constant(1)).numpy())
