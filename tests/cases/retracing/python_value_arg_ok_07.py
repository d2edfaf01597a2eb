# The inner calls are in traced code: they are traced with the outer one.
# observed: traces 1
import tensorflow as tf


@tf.function
def inner(x, i):
    return x + tf.cast(i, tf.float32)


@tf.function
def outer(x):
    return inner(x, 1) + inner(x, 2)


for _ in range(3):
    outer(tf.constant(1.0))
print("traces", outer.experimental_get_tracing_count())
