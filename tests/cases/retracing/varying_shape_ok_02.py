# Windows of one length.
# observed: traces 1
import tensorflow as tf


data = tf.range(12.0)


@tf.function
def mean(x):
    return tf.reduce_mean(x)


for i in range(0, 12, 4):
    mean(data[i : i + 4])
for i in range(3):
    mean(tf.slice(data, [i], [4]))
print("traces", mean.experimental_get_tracing_count())
