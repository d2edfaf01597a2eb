# A helper that assigns a variable under a tensor condition is right.
# observed: [6.0, 6.0, 8.0]

import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.h = tf.Variable(0.0)

    def bump(self, x):
        self.h.assign_add(x)

    @tf.function
    def run(self, x):
        if x > 0.0:
            self.bump(x)
        return self.h * 2.0


n = Net()
print([float(n.run(tf.constant(v))) for v in (3.0, -3.0, 1.0)])
