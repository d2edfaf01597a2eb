# A lambda for tf.map_fn and a Dataset is no argument of a tf.function.
# observed: traces 1
import tensorflow as tf


@tf.function
def total(x):
    return tf.reduce_sum(x)


for i in range(3):
    xs = tf.map_fn(lambda t: t * 2.0, tf.fill([2], float(i)))
    total(xs)
    for batch in tf.data.Dataset.from_tensors(xs).map(lambda t: t + 1.0):
        total(batch)
print("traces", total.experimental_get_tracing_count())
