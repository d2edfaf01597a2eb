# NumPy numbers count as tensors.
# observed: traces 1
import numpy as np
import tensorflow as tf


@tf.function
def scale(x, k):
    return x * tf.cast(k, tf.float32)


for k in np.arange(4):
    scale(tf.constant(1.0), k)
for k in range(4):
    scale(tf.constant(1.0), np.int64(k))
print("traces", scale.experimental_get_tracing_count())
