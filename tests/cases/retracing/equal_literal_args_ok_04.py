# A tensor of another dtype beside it.
# observed: int32 float32
import tensorflow as tf


@tf.function
def pick(x, n):
    return x * n


print(pick(tf.constant(3), 1).dtype.name, pick(tf.constant(3.0), 1.0).dtype.name)
