# An expression of a variable, and tf.identity of it, are values.
# observed: [4.0, 2.0]

import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.v = tf.Variable(2.0)

    @tf.function
    def scaled(self):
        return self.v * 2.0, tf.identity(self.v)


n = Net()
print([float(t) for t in n.scaled()])
