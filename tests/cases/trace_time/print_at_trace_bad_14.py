# A context manager that prints around traced code.
# observed: enter a | leave a
# eager: enter a | leave a | enter a | leave a

import contextlib

import tensorflow as tf


@contextlib.contextmanager
def section(name):
    print("enter", name)  # expect: TFF101
    yield
    print("leave", name)  # expect: TFF101


@tf.function
def step(x):
    with section("a"):
        return x * 2


for k in range(2):
    step(tf.constant(k))
