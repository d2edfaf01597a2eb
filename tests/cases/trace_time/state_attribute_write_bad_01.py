# self.step += 1 counts one trace, and the decay that uses it never changes.
# observed: [0.5, 0.5, 0.5, 0.5] step 1

import tensorflow as tf


class Trainer:
    def __init__(self):
        self.step = 0

    @tf.function
    def train(self, x):
        self.step += 1  # expect: TFF104
        return x * 0.5 ** self.step


t = Trainer()
print([float(t.train(tf.constant(1.0))) for _ in range(4)], "step", t.step)
