# A plain helper returns the TensorArray within the trace (twin of bad_11 and bad_12).
# observed: 12.0
import tensorflow as tf


def powers(x):
    return tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * x)


@tf.function
def total(x):
    return tf.reduce_sum(powers(x).stack())


print(total(tf.constant(3.0)).numpy())
