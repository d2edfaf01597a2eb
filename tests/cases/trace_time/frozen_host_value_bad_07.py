# A timing decorator below tf.function.
# observed: 1
# eager: 3
# unsteady: TIMES

import functools
import time

import tensorflow as tf


TIMES = []


def timed(fn):
    @functools.wraps(fn)
    def wrapper(*args):
        start = time.perf_counter()  # expect: TFF106
        out = fn(*args)
        TIMES.append(time.perf_counter() - start)  # expect: TFF106
        return out

    return wrapper


@tf.function
@timed
def step(x):
    return x * 2


for _ in range(3):
    step(tf.constant(1))
print(len(TIMES))
