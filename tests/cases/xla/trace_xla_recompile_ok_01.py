# Inputs that are padded to one shape compile once.
# observed: traces 1 slow (compiling) calls 1 of 5
# unsteady: t
import time

import tensorflow as tf


@tf.function(jit_compile=True)
def f(x):
    for _ in range(15):
        x = tf.tanh(x * 0.3) + tf.sin(x)
    return x


slow = 0
for n in range(1, 6):
    x = tf.pad(tf.ones([n]), [[0, 8 - n]])
    t = time.perf_counter()
    f(x)
    slow += time.perf_counter() - t > 0.05
print("traces", f.experimental_get_tracing_count(), "slow (compiling) calls", slow, "of 5")
