# Layers are made in __init__ and build.
# observed: [[4.]] (2, 1)

import tensorflow as tf


class Block(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.a = tf.keras.layers.Dense(2, kernel_initializer="ones")

    def build(self, shape):
        self.b = tf.keras.layers.Dense(1, kernel_initializer="ones")
        self.b.build((None, 2))
        self.a.build(shape)

    def call(self, x):
        return self.b(self.a(x))


blk = Block()
f = tf.function(lambda x: blk(x))
print(f(tf.ones([1, 2])).numpy(), f(tf.ones([2, 2])).shape)
