# A variable as size makes XLA compile at each step.
# observed: traces 1 slow (compiling) calls 5 of 5
# unsteady: t
import time

import tensorflow as tf

n = tf.Variable(0)


def _head(x):
    n.assign_add(1)
    y = tf.zeros([n]) + tf.reduce_sum(x)  # expect: TFF167
    for _ in range(15):
        y = tf.tanh(y * 0.3) + tf.sin(y)
    return y


head, slow = tf.function(_head, jit_compile=True), 0
for _ in range(5):
    t = time.perf_counter()
    head(tf.ones([8]))
    slow += time.perf_counter() - t > 0.05
print("traces", head.experimental_get_tracing_count(), "slow (compiling) calls", slow, "of 5")
