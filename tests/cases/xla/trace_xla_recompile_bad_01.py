# An input signature with None keeps one trace, and XLA compiles for each length.
# observed: traces 1 slow (compiling) calls 5 of 5
# unsteady: t
import time

import tensorflow as tf


@tf.function(jit_compile=True, input_signature=[tf.TensorSpec([None])])
def f(x):
    for _ in range(15):
        x = tf.tanh(x * 0.3) + tf.sin(x)
    return x


slow = 0
for n in range(1, 6):
    t = time.perf_counter()
    f(tf.ones([n]))  # expect: TFF167
    slow += time.perf_counter() - t > 0.05
print("traces", f.experimental_get_tracing_count(), "slow (compiling) calls", slow, "of 5")
