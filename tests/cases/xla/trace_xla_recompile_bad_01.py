# An input signature with None keeps one trace, and XLA compiles for each length.
# observed: traces 1 most calls compile True
# unsteady: times start
from statistics import median
from time import perf_counter as now

import tensorflow as tf


@tf.function(jit_compile=True, input_signature=[tf.TensorSpec([None])])
def f(x):
    for _ in range(15):
        x = tf.tanh(x * 0.3) + tf.sin(x)
    return x


times = []
for n in range(2, 12):
    start = now()
    f(tf.ones([n // 2]))  # expect: TFF167
    times.append(now() - start)
print("traces", f.experimental_get_tracing_count(), "most calls compile", median(times[::2]) > 25 * median(times[1::2]))
