# Called once: one lambda, one trace.
# observed: 2.0 1
import tensorflow as tf


@tf.function
def apply(x, fn):
    return fn(x)


print(apply(tf.constant(1.0), lambda t: t + 1.0).numpy(), apply.experimental_get_tracing_count())
