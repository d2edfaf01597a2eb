# Branches on Python configuration bind names that the same configuration reads.
# observed: [[2. 2.]] [[3. 3.]] | (1, 2)
import tensorflow as tf


class Block(tf.Module):
    def __init__(self, use_bias, rate, activation=None):
        super().__init__()
        self.use_bias = use_bias
        self.rate = rate
        self.activation = activation
        self.w = tf.Variable(tf.ones([2, 2]))
        if use_bias:
            self.b = tf.Variable(tf.ones([2]))

    @tf.function
    def __call__(self, x, training=False):
        y = x @ self.w
        if self.use_bias:
            bias = self.b
        if training and self.rate > 0:
            y = tf.nn.dropout(y, self.rate)
        if self.use_bias:
            y = y + bias
        if not self.activation:
            return y
        return self.activation(y)


plain, full = Block(False, 0.0), Block(True, 0.5, tf.nn.relu)
print(plain(tf.ones([1, 2])).numpy(), full(tf.ones([1, 2])).numpy())
print(full(tf.ones([1, 2]), training=True).shape)
