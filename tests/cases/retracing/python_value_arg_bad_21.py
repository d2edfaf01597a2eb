# Without a size NumPy draws Python floats.
# observed: traces 8
import numpy as np
import tensorflow as tf


rng = np.random.default_rng(0)


@tf.function
def jitter(x, a, b):
    return x + a + b


for _ in range(4):
    jitter(tf.constant(1.0), np.random.uniform(0.0, 1.0), 0.0)  # expect: TFF111
    jitter(tf.constant(1.0), 0.0, rng.normal())  # expect: TFF111
print("traces", jitter.experimental_get_tracing_count())
