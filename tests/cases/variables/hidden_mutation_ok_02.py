# The object that the helper changes is made in the branch itself.
# observed: 2.0 -1.0
import tensorflow as tf


class Acc:
    def __init__(self):
        self.parts = []

    def add(self, p):
        self.parts.append(p)

    def total(self):
        return tf.add_n(self.parts)


@tf.function
def f(x):
    y = x
    if x > 0.0:
        acc = Acc()
        acc.add(x)
        acc.add(x)
        y = acc.total()
    return y


print(f(tf.constant(1.0)).numpy(), f(tf.constant(-1.0)).numpy())
