# A helper makes a variable for each of two constant names, once.
# observed: 2.0 [2. 2.]
import tensorflow as tf


class M(tf.Module):
    def __init__(self):
        self.ws = {}

    def get(self, name):
        if name not in self.ws:
            self.ws[name] = tf.Variable(1.0)
        return self.ws[name]

    @tf.function
    def f(self, x):
        return x * self.get("a") + self.get("b")


m = M()
print(m.f(tf.constant(1.0)).numpy(), m.f(tf.ones([2])).numpy())
