# Dataset.enumerate counts with tensors.
# observed: traces 1
import tensorflow as tf


@tf.function
def step(batch, i):
    return tf.reduce_sum(batch) + i


for i, batch in tf.data.Dataset.range(12).batch(3).enumerate():
    step(batch, i)
print("traces", step.experimental_get_tracing_count())
