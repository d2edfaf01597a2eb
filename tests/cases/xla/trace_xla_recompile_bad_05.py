# A variable as size makes XLA compile at each step.
# observed: traces 1 most calls compile True
# unsteady: times start
from statistics import median
from time import perf_counter as now

import tensorflow as tf

n = tf.Variable(0)


def _head(x):
    y = tf.zeros([n]) + tf.reduce_sum(x)  # expect: TFF167
    for _ in range(15):
        y = tf.tanh(y * 0.3) + tf.sin(y)
    return y


head, times = tf.function(_head, jit_compile=True), []
for turn in range(10):
    n.assign(1 + turn // 2)
    start = now()
    head(tf.ones([8]))
    times.append(now() - start)
print("traces", head.experimental_get_tracing_count(), "most calls compile", median(times[::2]) > 25 * median(times[1::2]))
