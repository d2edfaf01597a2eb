# A prefix of the data that grows.
# observed: traces 4
import tensorflow as tf


data = tf.range(10.0)


@tf.function
def mean(x):
    return tf.reduce_mean(x)


for n in range(2, 6):
    mean(data[:n])  # expect: TFF116
print("traces", mean.experimental_get_tracing_count())
