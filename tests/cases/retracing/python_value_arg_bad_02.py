# enumerate over a Dataset counts with Python ints.
# observed: traces 4
import tensorflow as tf


@tf.function
def step(batch, i):
    return tf.reduce_sum(batch) + tf.cast(i, tf.int64)


for i, batch in enumerate(tf.data.Dataset.range(12).batch(3)):
    step(batch, i)  # expect: TFF111
print("traces", step.experimental_get_tracing_count())
