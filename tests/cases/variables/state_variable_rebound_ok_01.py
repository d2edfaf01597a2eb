# assign_add updates the variable at each call.
# observed: [1.0, 2.0, 3.0]

import tensorflow as tf


class Counter(tf.Module):
    def __init__(self):
        self.v = tf.Variable(0.0)

    @tf.function
    def step(self, x):
        self.v.assign_add(x)
        return self.v.read_value()


c = Counter()
print([float(c.step(tf.constant(1.0))) for _ in range(3)])
