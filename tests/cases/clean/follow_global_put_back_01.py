# A global that a context manager changes for a while: it is put back in the same trace, and a later trace finds it as it was.
# observed: 3.0 False | 6.0 False
import contextlib

import tensorflow as tf

INSIDE = False


@contextlib.contextmanager
def scope():
    global INSIDE
    before = INSIDE
    INSIDE = True
    try:
        yield
    finally:
        INSIDE = before


@tf.function
def total(x):
    with scope():
        return tf.reduce_sum(x)


for size in (1, 2):
    print(total(tf.fill([size], 3.0)).numpy(), INSIDE)
