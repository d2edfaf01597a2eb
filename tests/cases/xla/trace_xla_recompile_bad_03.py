# A slice bound that is computed from the data makes XLA compile at each call.
# observed: traces 1 slow (compiling) calls 5 of 5
# unsteady: t
import time

from tensorflow import function
import tensorflow as tf


@function(jit_compile=True)
def f(x):
    n = tf.reduce_sum(tf.cast(x > 0, tf.int32))
    y = x[:n]  # expect: TFF167
    for _ in range(15):
        y = tf.tanh(y * 0.3) + tf.sin(y)
    return tf.reduce_sum(y)


slow = 0
for k in range(1, 6):
    x = tf.constant([1.0, -2.0, 3.0]) * float(k)
    t = time.perf_counter()
    f(x)
    slow += time.perf_counter() - t > 0.05
print("traces", f.experimental_get_tracing_count(), "slow (compiling) calls", slow, "of 5")
