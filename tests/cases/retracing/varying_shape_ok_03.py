# A general trace is made first.
# observed: traces 1
import tensorflow as tf


@tf.function
def total(x):
    return tf.reduce_sum(x)


total.get_concrete_function(tf.TensorSpec([None]))
for n in range(1, 6):
    total(tf.ones([n]))
print("traces", total.experimental_get_tracing_count())
