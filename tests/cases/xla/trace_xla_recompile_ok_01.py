# Inputs that are padded to one shape compile once.
# observed: traces 1 most calls compile False
# unsteady: first again start
from statistics import median
from time import perf_counter as now

import tensorflow as tf


@tf.function(jit_compile=True)
def f(x):
    for _ in range(15):
        x = tf.tanh(x * 0.3) + tf.sin(x)
    return x


first, again = [], []
for n in range(1, 6):
    x = tf.pad(tf.ones([n]), [[0, 8 - n]])
    start = now()
    f(x)
    first.append(now() - start)
    start = now()
    f(x)
    again.append(now() - start)
print("traces", f.experimental_get_tracing_count(), "most calls compile", median(first) > 25 * median(again))
