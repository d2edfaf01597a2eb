# The base's constructor wraps a method that the subclass overrides.
# observed: 1
# eager: 3
import tensorflow as tf


class Base:
    def __init__(self):
        self.n = 0
        self.train_fn = tf.function(self.train_step)

    def train_step(self, x):
        raise NotImplementedError


class Mine(Base):
    def train_step(self, x):
        self.n += 1  # expect: TFF104
        return x * 2


m = Mine()
for _ in range(3):
    m.train_fn(tf.constant(1.0))
print(m.n)
