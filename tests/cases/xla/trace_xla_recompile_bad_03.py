# A slice bound that is computed from the data makes XLA compile at each call.
# observed: traces 1 most calls compile True
# unsteady: first again start
from statistics import median
from time import perf_counter as now

from tensorflow import function
import tensorflow as tf


@function(jit_compile=True)
def f(x):
    n = tf.reduce_sum(tf.cast(x > 0, tf.int32))
    y = x[:n]  # expect: TFF167
    for _ in range(15):
        y = tf.tanh(y * 0.3) + tf.sin(y)
    return tf.reduce_sum(y)


first, again = [], []
for k in range(1, 6):
    x = tf.constant([1.0, -2.0, 3.0]) * float(k)
    start = now()
    f(x)
    first.append(now() - start)
    start = now()
    f(x)
    again.append(now() - start)
print("traces", f.experimental_get_tracing_count(), "most calls compile", median(first) > 25 * median(again))
