# A context manager switches a global.
# observed: 2.0 | 2.0
# eager: 2.0 | 1.0

import contextlib

import tensorflow as tf


MODE = "train"


@contextlib.contextmanager
def evaluating():
    global MODE
    MODE = "eval"
    yield
    MODE = "train"


@tf.function
def step(x):
    return x * (2.0 if MODE == "train" else 1.0)  # expect: TFF109


print(step(tf.constant(1.0)).numpy())
with evaluating():
    print(step(tf.constant(1.0)).numpy())
