# The clock is read at each call of the function around.
# observed: traces 3
import time

import tensorflow as tf


@tf.function
def stamp(x, now):
    return x + now


def log(x):
    return stamp(x, time.perf_counter())  # expect: TFF111


for _ in range(3):
    log(tf.constant(0.0))
print("traces", stamp.experimental_get_tracing_count())
