# Untraced code may put a new variable in the place of the old one.
# observed: 2.0
import tensorflow as tf


class C(tf.Module):
    def __init__(self):
        self.v = tf.Variable(0.0)
        self.scale = self.v + 1.0

    def reset(self):
        self.v = tf.Variable(0.0)

    @tf.function
    def f(self, x):
        return self.v + x


c = C()
print(c.f(tf.constant(2.0)).numpy())
c.reset()
