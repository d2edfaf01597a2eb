# A decorator of the file's own called function traces nothing.
# observed: a runs | a runs | b runs | b runs

import functools

import tensorflow as tf


def function(fn=None, **options):
    if fn is None:
        return functools.partial(function, **options)

    @functools.wraps(fn)
    def wrapper(*args):
        return fn(*args)
    return wrapper


@function
def a(x):
    print("a runs")
    return x + 1.0


@function(jit_compile=True)
def b(x):
    print("b runs")
    return x + 1.0


for f in (a, b):
    f(tf.constant(1.0))
    f(tf.constant(2.0))
