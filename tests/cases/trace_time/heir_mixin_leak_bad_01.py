# A mixin's method takes the place of the one that the base's tf.function calls.
# observed: 1
# eager: 2
import tensorflow as tf


class LogMixin:
    def __init__(self):
        self.rows = []
    def log(self, v):
        self.rows.append(v)  # expect: TFF105


class Base:
    @tf.function
    def step(self, x):
        y = x * 2.0
        self.log(y)
        return y
    def log(self, v):
        pass


class Logged(LogMixin, Base):
    pass


m = Logged()
m.step(tf.constant(1.0)); m.step(tf.constant(2.0))
print(len(m.rows))
