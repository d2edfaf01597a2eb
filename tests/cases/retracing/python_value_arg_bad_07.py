# A Python random number for each batch.
# observed: traces 4
import random

import tensorflow as tf


@tf.function
def jitter(x, amount):
    return x + amount


random.seed(0)
for batch in tf.data.Dataset.range(4):
    jitter(tf.cast(batch, tf.float32), random.uniform(0.0, 1.0))  # expect: TFF111
print("traces", jitter.experimental_get_tracing_count())
