# A variable keeps state over three calls.
# observed: [1.0, 1.5, 1.75]

import tensorflow as tf


class Filter(tf.Module):
    def __init__(self):
        self.state = tf.Variable(0.0)

    @tf.function
    def update(self, x):
        self.state.assign(0.5 * self.state + x)
        return self.state.read_value()


f = Filter()
print([float(f.update(tf.constant(1.0))) for _ in range(3)])
