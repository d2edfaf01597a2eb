# An attribute that AutoGraph carries through a branch, set before in the same trace.
# observed: 16.0 -6.0

import tensorflow as tf


class Net:
    def __init__(self):
        self.h = tf.constant(0.0)

    @tf.function
    def run(self, x):
        self.h = x
        if x > 0.0:
            self.h = self.h + 5.0
        return self.h * 2.0


n = Net()
print(n.run(tf.constant(3.0)).numpy(), n.run(tf.constant(-3.0)).numpy())
