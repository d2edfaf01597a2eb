# Methods called print and info of an own class.
# observed: 0 | 0 | 1 | 1

import tensorflow as tf


class Report(tf.Module):
    def print(self, x):
        tf.print(x)

    def info(self, x):
        tf.print(x)


report = Report()
logger = report


@tf.function
def step(x):
    report.print(x)
    logger.info(x)
    return x


for k in range(2):
    step(tf.constant(k))
