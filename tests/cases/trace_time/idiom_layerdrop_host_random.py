# Layers dropped by random.random() are dropped for good in the graph.
# observed: [3, 3, 3, 3, 3, 3] | [3, 5, 3, 4, 3, 3]
import random

import tensorflow as tf


class Encoder(tf.keras.layers.Layer):
    def __init__(self, depth, layerdrop):
        super().__init__()
        self.blocks = [tf.keras.layers.Dense(4, use_bias=False) for _ in range(depth)]
        self.layerdrop = layerdrop

    def call(self, x, training=False):
        used = 0
        for block in self.blocks:
            if training and random.random() < self.layerdrop:  # expect: TFF106
                continue
            x = block(x)
            used += 1
        return x, used


random.seed(3)
encoder = Encoder(6, 0.5)
encoder(tf.ones([1, 4]))
step = tf.function(encoder)
print([int(step(tf.ones([1, 4]), training=True)[1]) for _ in range(6)])
print([encoder(tf.ones([1, 4]), training=True)[1] for _ in range(6)])
