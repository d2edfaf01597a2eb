import tensorflow as tf

from training import nested

__all__ = ["from_star"]


def relative(x):
    print("relative")
    return tf.reduce_sum(x)


def absolute(x):
    print("absolute")
    return tf.reduce_sum(x)


def handed_on(x):
    print("handed on")
    return tf.reduce_sum(x)


def from_star(x):
    print("star")
    return tf.reduce_sum(x)


def not_exported(x):
    print("never called")
    return x


def deep(x):
    return nested.deeper(x) + 1.0


def quiet(x):
    return tf.reduce_sum(x)


def silenced(x):
    print("on purpose")  # noqa: TFF101
    return x


def picky(x):
    if tf.reduce_sum(x) > 0.0:
        sign = 1.0
    else:
        sign = -1.0
    return sign


class Meter:
    def __init__(self):
        self.count = 0

    def update(self, x):
        print("method")
        self.count += 1
        return x


class Noise:
    def __init__(self):
        print("made with Noise")
