# A context manager that switches and restores.
# observed: 2
import contextlib

import tensorflow as tf


@contextlib.contextmanager
def eager():
    before = tf.config.functions_run_eagerly()
    tf.config.run_functions_eagerly(True)
    try:
        yield
    finally:
        tf.config.run_functions_eagerly(before)


@tf.function
def f(x):
    return x + 1


with eager():
    print(int(f(tf.constant(1))))
