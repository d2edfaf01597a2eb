# A list as long as the loop value.
# observed: traces 4
import tensorflow as tf


@tf.function
def total(values):
    return tf.add_n(values)


for n in (1, 2, 3, 4):
    total([tf.constant(1.0)] * n)  # expect: TFF116
print("traces", total.experimental_get_tracing_count())
