# Python number argument.
# observed: tf.Tensor(120, shape=(), dtype=int32) 5 traces
import tensorflow as tf


@tf.function
def factorial(n):
    if n <= 1:
        return tf.constant(1)
    return n * factorial(n - 1)


print(factorial(5), factorial.experimental_get_tracing_count(), "traces")
