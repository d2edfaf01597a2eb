# A mask by position keeps the shape and compiles once.
# observed: traces 1 slow (compiling) calls 1 of 5
# unsteady: t
import time

import tensorflow as tf


@tf.function(jit_compile=True)
def head_sum(x, n):
    y = tf.where(tf.range(8) < n, x, 0.0)
    for _ in range(15):
        y = tf.tanh(y * 0.3) + tf.sin(y)
    return tf.reduce_sum(y)


x, slow = tf.ones([8]), 0
for n in tf.range(1, 6):
    t = time.perf_counter()
    head_sum(x, n)
    slow += time.perf_counter() - t > 0.05
print("traces", head_sum.experimental_get_tracing_count(), "slow (compiling) calls", slow, "of 5")
