# An attribute of an object in an attribute.
# observed: 1
# eager: 3

import tensorflow as tf


class State:
    def __init__(self):
        self.step = 0


class Trainer:
    def __init__(self):
        self.state = State()

    @tf.function
    def train(self, x):
        self.state.step += 1  # expect: TFF104
        return x


t = Trainer()
for _ in range(3):
    t.train(tf.constant(1))
print(t.state.step)
