# setdefault(...).append(...) in a helper object.
# observed: 1
# eager: 3

import tensorflow as tf


class Logger:
    def __init__(self):
        self.values = {}

    def add(self, name, value):
        self.values.setdefault(name, []).append(value)  # expect: TFF105


logger = Logger()


@tf.function
def step(x):
    loss = tf.reduce_sum(x)
    logger.add("loss", loss)
    return loss


for _ in range(3):
    step(tf.constant([1.0]))
print(len(logger.values["loss"]))
