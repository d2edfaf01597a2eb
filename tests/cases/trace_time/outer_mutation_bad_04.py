# A local name for the list of a global object.
# observed: 1
# eager: 3

import tensorflow as tf


class Log:
    def __init__(self):
        self.lines = []


log = Log()


@tf.function
def step(x):
    lines = log.lines
    lines.append("call")  # expect: TFF103
    return x


for _ in range(3):
    step(tf.constant(1))
print(len(log.lines))
