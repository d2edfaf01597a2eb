# One branch of a Python condition returns a dtype.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf


@tf.function
def info(x, what="dtype"):
    if what == "dtype":
        return x.dtype  # expect: TFF170
    return tf.shape(x)


print(info(tf.constant([1.0])).name)
