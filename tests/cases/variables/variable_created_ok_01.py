# A guard that looks whether the list of variables is still empty.
# observed: 1.0 [1. 1.]
import tensorflow as tf


class M(tf.Module):
    def __init__(self):
        self.ws = []

    @tf.function
    def f(self, x):
        if not self.ws:
            self.ws = [tf.Variable(float(i)) for i in range(2)]
        return x * self.ws[1]


m = M()
print(m.f(tf.constant(1.0)).numpy(), m.f(tf.ones([2])).numpy())
