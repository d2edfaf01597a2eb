# `zip` of a Dataset and an iterator that has no end: tracing has none either.
# observed: still tracing
# eager: 5
import itertools
import os
import signal

import tensorflow as tf


def stop(*_):
    print("still tracing", flush=True)
    os._exit(0)


signal.signal(signal.SIGALRM, stop)
ds = tf.data.Dataset.range(3)


@tf.function
def weighted():
    total = tf.constant(0, tf.int64)
    for number, x in zip(itertools.count(), ds):  # expect: TFF149
        total += number * x
    return total


signal.alarm(2)
print(int(weighted()))
signal.alarm(0)
