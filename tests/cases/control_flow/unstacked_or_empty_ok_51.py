# The static shape decides while tracing.
# observed: [2. 4.]
import tensorflow as tf


@tf.function
def total(x):
    parts = tf.unstack(x) if x.shape[0] > 0 else []
    return x * float(len(parts))


print(total(tf.constant([1.0, 2.0])).numpy())
