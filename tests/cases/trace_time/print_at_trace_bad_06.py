# A decorator of the file prints around a helper that is traced.
# observed: calling double
# eager: calling double | calling double

import functools

import tensorflow as tf


def logged(fn):
    @functools.wraps(fn)
    def wrapper(*args):
        print("calling", fn.__name__)  # expect: TFF101
        return fn(*args)

    return wrapper


@logged
def double(x):
    return x * 2


@tf.function
def step(x):
    return double(x)


for _ in range(2):
    step(tf.constant(1))
