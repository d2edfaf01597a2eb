# Nested tf.function.
# observed: ends with ValueError: negative
import tensorflow as tf

@tf.function
def inner(v):
    if v < 0.0:
        raise ValueError("negative")  # expect: TFF137
    return tf.sqrt(v)

@tf.function
def outer(v):
    return inner(v) + 1.0

print(outer(tf.constant(4.0)).numpy())
