# A decorator with functools.wraps: the wrapper and the function in it are converted, whatever the order.
# observed: 1.0
import functools

import tensorflow as tf


def clipped(fn):
    @functools.wraps(fn)
    def wrapper(x):
        y = fn(x)
        if y > 1.0:
            y = y * 0.0 + 1.0
        return y

    return wrapper


@clipped
def double(x):
    return x * 2.0 if x > 0.0 else x


@tf.function
def f(x):
    return double(x)


print(f(tf.constant(2.0)).numpy())
