# `+=` on a list in an attribute of each block.
# observed: False

import numpy as np
import tensorflow as tf


class Block(tf.keras.layers.Layer):
    def __init__(self, log):
        super().__init__()
        self.log_of_shapes = log
        self.scores = []

    def call(self, x):
        score = tf.reduce_mean(x)
        self.scores += [score]  # expect: TFF105
        return x


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.blocks = [Block([]) for _ in range(2)]

    def call(self, x):
        for block in self.blocks:
            x = block(x)
        return x


net = Net()
step = tf.function(lambda x: net(x))
step(tf.ones([1]))
print(type(net.blocks[0].scores[0]).__name__ == "EagerTensor")
