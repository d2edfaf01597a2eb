# Variables and Datasets that are made anew count by their spec.
# observed: traces 1
import tensorflow as tf


@tf.function
def consume(v, dataset):
    for x in dataset:
        v = v + tf.cast(x, tf.float32)
    return v


for i in range(3):
    consume(tf.Variable(float(i)), tf.data.Dataset.range(3))
print("traces", consume.experimental_get_tracing_count())
