# Objects that the traced code and its helpers make.
# observed: 6.0

import tensorflow as tf


class Parts:
    def __init__(self, x):
        self.x = x
        self.sum = None

    def total(self):
        self.sum = tf.reduce_sum(self.x)
        return self.sum


def make(x):
    parts = Parts(x)
    parts.extra = 1.0
    return parts


@tf.function
def run(x):
    parts = make(x)
    parts.extra += 1.0
    return parts.total() * parts.extra


print(run(tf.constant([1.0, 2.0])).numpy())
