# Len is converted.
# observed: 2.0 traces 1
# eager: 2.0 traces 0
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
def total(x):
    s = 0.0
    for i in range(len(x)):
        s += x[i]
    return s / tf.cast(len(x), tf.float32)


print(total([1.0, 2.0, 3.0]).numpy(), "traces", total.experimental_get_tracing_count())
