# What runs only while an outer function is traced.
# observed: 4.0 0
import tensorflow as tf


@tf.function
def inner(x, i):
    return x + tf.cast(i, tf.float32)


def apply(x, i):
    if tf.executing_eagerly():
        return x + float(i)
    return inner(x, i)


for i in range(4):
    y = apply(tf.constant(1.0), i)
print(y.numpy(), inner.experimental_get_tracing_count())
