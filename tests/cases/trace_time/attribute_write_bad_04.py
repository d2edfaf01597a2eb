# A property whose setter stores a Python number.
# observed: 1
# eager: 3

import tensorflow as tf


class Trainer:
    def __init__(self):
        self._step = 0

    @property
    def step(self):
        return self._step

    @step.setter
    def step(self, value):
        self._step = value  # expect: TFF104

    @tf.function
    def train(self, x):
        self.step += 1
        return x


t = Trainer()
for _ in range(3):
    t.train(tf.constant(1))
print(t.step)
