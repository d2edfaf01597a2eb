# Attributes, names of a module, returned, yielded, passed, in containers, called, closure, augmented.
# observed: 2.0 2.0 2.0 2.0 2.0
import functools

import tensorflow as tf

fast = None


def step(x):
    return x * 2.0


def time_it(f, x):
    return f(x)


exported = tf.function(step)


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.fast = tf.function(self.run)

    def run(self, x):
        return x + 1.0


def make():
    inner = tf.function(step)
    return inner


def closure():
    inner = tf.function(step)

    def call(x):
        return inner(x)

    return call


def main():
    global fast
    fast = tf.function(step)
    fns = [tf.function(step)]
    table = {"a": tf.function(step)}
    x = tf.constant(1.0)
    tf.function(step)(x)
    tf.function(step).get_concrete_function(x)
    time_it(tf.function(step), x)
    (walrus := tf.function(step))(x)
    return fns[0](x), table["a"](x), functools.partial(tf.function(step), x)()


print(float(main()[2]), float(fast(1.0)), float(make()(1.0)), float(closure()(1.0)), float(Net().run(1.0)))
