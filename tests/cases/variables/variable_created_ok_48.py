# A create-once guard may stand behind a method, a property or a flag, and the body may leave the making to a method.
# observed: 7.0 [8.]
import tensorflow as tf


class Parts(tf.Module):
    def __init__(self):
        self.v = None
        self.w = None
        self.u = None
        self.parts = []
        self.done = False
        self.size = 0

    def need_v(self):
        """Whether v is to be made."""
        return self.v is None

    def has(self, name):
        if getattr(self, name) is None:
            return False
        return True

    @property
    def empty(self):
        return not self.parts

    def finished(self):
        done = self.done
        return done

    def make_u(self):
        self.u = tf.Variable(1.0)
        self.done = True

    @tf.function
    def __call__(self, x):
        if self.need_v():
            self.v = tf.Variable(1.0)
            self.size = 3
        if not self.has("w"):
            self.w = tf.Variable(2.0)
        if self.empty:
            self.parts.append(tf.Variable(3.0))
        if not self.finished():
            self.make_u()
        return x * self.v + self.w + self.parts[0] + self.u


p = Parts()
print(p(tf.constant(1.0)).numpy(), p(tf.constant([2.0])).numpy())
