# A list of fixed length that is filled anew in each turn.
# observed: traces 1
import tensorflow as tf


@tf.function
def total(values):
    return tf.add_n(values)


for i in range(4):
    values = []
    for j in range(2):
        values.append(tf.constant(float(i + j)))
    total(values)
print("traces", total.experimental_get_tracing_count())
