# Helpers, methods, lambdas, closures, partials: what comes back from a call.
import functools

import tensorflow as tf


def double(v):
    return v * 2.0


def pick(v, mode="a"):
    if mode == "a":
        return v
    return None


def pair(v):
    return v, 1


@tf.function
def same(v):
    return v


def recurse(v, n):
    return v if n == 0 else recurse(v, n - 1)


class Net(tf.Module):
    rate = 0.5

    def __init__(self, units):
        super().__init__()
        self.w = tf.Variable(1.0)
        self.units = units
        self.layers = [tf.keras.layers.Dense(3)]
        self.dense = tf.keras.layers.Dense(3)
        self.sub = None

    @property
    def scale(self):
        return self.w * 2.0

    @staticmethod
    def fixed(v):
        return v + 1.0

    @classmethod
    def make(cls):
        return 3

    def helper(self, v):
        return double(v)

    @tf.function(input_signature=[tf.TensorSpec([2, 3], tf.float32)])
    def run(self, x):
        reveal(self)  # kind: object of Net
        reveal(self.w)  # kind: variable float32 ()
        reveal(self.rate)  # kind: number 0.5
        reveal(self.scale)  # kind: tensor float32 ()
        reveal(self.fixed(x))  # kind: tensor float32 (2, 3)
        reveal(self.make())  # kind: number 3
        reveal(self.helper(x))  # kind: tensor float32 (2, 3)
        reveal(self.dense(x))  # kind: tensor
        reveal(same(self.w))  # kind: tensor float32 ()
        reveal(self.dense.trainable_variables[0])  # kind: variable of keras.Variable
        reveal(self.sub)  # kind: none
        reveal(double(x))  # kind: tensor float32 (2, 3)
        reveal(pick(x))  # kind: tensor|none float32 (2, 3)
        reveal(pair(x)[1])  # kind: number 1
        reveal((lambda q: q + x)(x))  # kind: tensor float32 (2, 3)
        reveal(functools.partial(double, x)())  # kind: tensor float32 (2, 3)

        def inner(q):
            return q + x

        reveal(inner(1.0))  # kind: tensor float32 (2, 3)
        reveal(tf.cond(tf.reduce_sum(x) > 0.0, lambda: x, lambda: x * 2.0))  # kind: tensor float32 (2, 3)
        reveal(tf.map_fn(double, x))  # kind: tensor
        return x


net = Net(3)
net.run(tf.ones([2, 3]))
