# TensorFlow's private Keras is a Keras 2. No hooks are a step that takes more than data, and `call` beside `backward`.
# observed: trace | trace | eager 1 | eager 2 | forward 1.0 | forward 2.0 | total
# eager: trace | trace | trace | eager 1 | eager 2 | forward 1.0 | forward 2.0 | total | total
import argparse

import tensorflow as tf
from tensorflow.python.eager import def_function
from tensorflow.python.keras.layers import Dense, Layer
from tensorflow.python.keras.models import Model
from tensorflow.python.ops import math_ops


class Counting(Layer):
    def __init__(self):
        super().__init__()
        self.dense = Dense(1)

    def call(self, x):
        print("trace")  # expect: TFF101
        y = self.dense(x)
        if tf.reduce_sum(y) > 0.0:
            y = y + 1.0
        return y


class Counted(Model):
    def __init__(self):
        super().__init__()
        self.inner = Counting()

    def call(self, x):
        return self.inner(x)


class Stepped(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.steps = 0
        self.dense = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.dense(x)

    def train_step(self, x, y):
        self.steps += 1
        print("eager", self.steps)
        return tf.reduce_mean((self(x) - y) ** 2.0).numpy()


class Backward(argparse.Namespace):
    def __call__(self, x):
        self.build((1,))
        return self.call(x)

    def build(self, shape):
        self.scale = 2.0

    def call(self, x):
        self.given = x
        print("forward", x)
        return x * self.scale

    def backward(self, upstream):
        return upstream * self.scale, self.given


@def_function.function
def total(x):
    print("total")  # expect: TFF101
    return math_ops.reduce_sum(x)


counted = Counted()
counted.compile("sgd", "mse")
for _ in range(3):
    counted.train_on_batch(tf.ones([2, 1]), tf.ones([2, 1]))
stepped = Stepped()
for _ in range(2):
    stepped.train_step(tf.ones([1, 1]), tf.ones([1, 1]))
layer = Backward()
for given in (1.0, 2.0):
    layer(given)
    layer.backward(1.0)
for _ in range(2):
    total(tf.ones([2]))
