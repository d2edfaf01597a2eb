# With a size NumPy draws arrays.
# observed: traces 1
import numpy as np
import tensorflow as tf


rng = np.random.default_rng(0)


@tf.function
def jitter(x, a, b, c):
    return tf.reduce_sum(x + a) + tf.cast(tf.reduce_sum(b + c), tf.float64)


for _ in range(4):
    noise = rng.normal(size=(3,))
    jitter(tf.zeros([3], tf.float64), noise, np.random.randint(0, 5, size=3), rng.integers(5))
print("traces", jitter.experimental_get_tracing_count())
