# A wrapper above tf.function runs at each call.
# observed: calling | calling

import functools

import tensorflow as tf


def logged(fn):
    @functools.wraps(fn)
    def wrapper(*args):
        print("calling")
        return fn(*args)

    return wrapper


@logged
@tf.function
def double(x):
    return x * 2


for _ in range(2):
    double(tf.constant(1))
