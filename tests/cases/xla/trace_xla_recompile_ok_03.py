# A mask by position keeps the shape and compiles once.
# observed: traces 1 most calls compile False
# unsteady: first again start
from statistics import median
from time import perf_counter as now

import tensorflow as tf


@tf.function(jit_compile=True)
def head_sum(x, n):
    y = tf.where(tf.range(8) < n, x, 0.0)
    for _ in range(15):
        y = tf.tanh(y * 0.3) + tf.sin(y)
    return tf.reduce_sum(y)


x, first, again = tf.ones([8]), [], []
for n in tf.range(1, 6):
    start = now()
    head_sum(x, n)
    first.append(now() - start)
    start = now()
    head_sum(x, n)
    again.append(now() - start)
print("traces", head_sum.experimental_get_tracing_count(), "most calls compile", median(first) > 25 * median(again))
