# The number of tensors in *args grows.
# observed: traces 4
import tensorflow as tf


@tf.function
def add(*values):
    return tf.add_n(values)


values = []
for i in range(4):
    values.append(tf.constant(float(i)))
    add(*values)  # expect: TFF116
print("traces", add.experimental_get_tracing_count())
