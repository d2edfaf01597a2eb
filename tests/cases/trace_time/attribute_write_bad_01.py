# setattr with a constant name.
# observed: 1
# eager: 3

import tensorflow as tf


class Trainer:
    def __init__(self):
        self.step = 0

    @tf.function
    def train(self, x):
        setattr(self, "step", self.step + 1)  # expect: TFF104
        return x


t = Trainer()
for _ in range(3):
    t.train(tf.constant(1))
print(t.step)
