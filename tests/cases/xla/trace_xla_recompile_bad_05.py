# A variable as size makes XLA compile at each step.
# observed: traces 1 most calls compile True
# unsteady: first again start
from statistics import median
from time import perf_counter as now

import tensorflow as tf

n = tf.Variable(0)


def _head(x, more):
    n.assign_add(more)
    y = tf.zeros([n]) + tf.reduce_sum(x)  # expect: TFF167
    for _ in range(15):
        y = tf.tanh(y * 0.3) + tf.sin(y)
    return y


head, first, again = tf.function(_head, jit_compile=True), [], []
for _ in range(5):
    start = now()
    head(tf.ones([8]), tf.constant(1))
    first.append(now() - start)
    start = now()
    head(tf.ones([8]), tf.constant(0))
    again.append(now() - start)
print("traces", head.experimental_get_tracing_count(), "most calls compile", median(first) > 5 * median(again))
