# A context manager used in traced code.
# observed: 3.0
from contextlib import contextmanager

import tensorflow as tf


@contextmanager
def scaled(x):
    yield x * 2.0


@tf.function
def f(x):
    with scaled(x) as y:
        return y + 1.0


print(float(f(tf.constant(1.0))))
