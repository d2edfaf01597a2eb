# The lambda comes from a cached factory.
# observed: traces 1
import functools

import tensorflow as tf


@tf.function
def apply(x, fn):
    return fn(x)


@functools.lru_cache(None)
def scaler(k):
    return lambda t: t * k


for i in range(4):
    apply(tf.constant(1.0), scaler(2.0))
print("traces", apply.experimental_get_tracing_count())
