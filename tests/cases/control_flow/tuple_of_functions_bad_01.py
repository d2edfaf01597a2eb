# Two tf.functions made in one assignment: each has the calls of its own name.
# observed: ValueError
# eager: 1.0 1.0
import tensorflow as tf


def train(x):
    if x > 0:  # expect: TFF132
        return x
    x = x - 1.0


def evaluate(x):
    return x


step, check = tf.function(train), tf.function(evaluate)


class Runner:
    def __init__(self):
        self.a, self.b = tf.function(self.first), tf.function(self.second)
    def first(self, x):
        return x
    def second(self, x):
        if x > 0:
            y = x
        return y


try:
    print(check(tf.constant(1.0)).numpy(), step(tf.constant(1.0)).numpy())
except Exception as e:
    print(type(e).__name__)
