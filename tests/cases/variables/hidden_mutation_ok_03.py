# A factory called in the branch makes the object.
# observed: 2.0 -1.0
import tensorflow as tf


class Acc:
    def __init__(self):
        self.parts = []

    def add(self, p):
        self.parts.append(p)
        return self


def make():
    return Acc()


@tf.function
def f(x):
    y = x
    if x > 0.0:
        y = tf.add_n(make().add(x).add(x).parts)
    return y


print(f(tf.constant(1.0)).numpy(), f(tf.constant(-1.0)).numpy())
