# The untraced driver counts its steps in an attribute.
# observed: step 3

import tensorflow as tf


class Loop:
    def __init__(self):
        self.step = 0

    @tf.function
    def _train(self, x):
        return x * 2.0

    def train(self):
        self.step += 1
        return self._train(tf.constant(1.0))


loop = Loop()
for _ in range(3):
    loop.train()
print("step", loop.step)
