# A generator expression.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf


@tf.function
def parts(x):
    return (v * 2.0 for v in (x, x + 1.0))  # expect: TFF170


print([float(v) for v in parts(tf.constant(1.0))])
