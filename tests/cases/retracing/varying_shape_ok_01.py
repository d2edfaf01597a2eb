# reduce_retracing generalizes at the second shape.
# observed: traces 2
import tensorflow as tf


@tf.function(reduce_retracing=True)
def total(x):
    return tf.reduce_sum(x)


for n in range(1, 6):
    total(tf.ones([n]))
print("traces", total.experimental_get_tracing_count())
