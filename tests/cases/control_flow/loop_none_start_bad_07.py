# A cell takes its first input as its state if it is given none; beside it one that begins with zeros.
# observed: 5.5
# eager: 6.0
import tensorflow as tf


class Cell(tf.Module):
    def __init__(self):
        self.w = tf.Variable(0.5)

    def step(self, x, h=None):
        h = x if h is None else self.w * h + 1.0
        return h

    def zero(self, x, h=None):
        if h is None:
            h = tf.zeros_like(x)
        return self.w * h + x

    @tf.function
    def __call__(self, xs):
        h = None
        g = None
        for x in xs:
            g = self.zero(x, h=g)
            h = self.step(x, h=h)  # expect: TFF135
        return h + g


print(Cell()(tf.constant([2.0, 3.0])).numpy())
