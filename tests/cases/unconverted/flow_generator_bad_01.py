# Decorated.
# observed: TypeError: To be compatible with tf.function, Python functions must return zero or more
#   Tensors or ExtensionTypes or None values; in compilation of <function batches at 0x…>, found...
import tensorflow as tf


@tf.function
def batches(x):
    for i in range(3):
        yield x[i]  # expect: TFF141


try:
    print(batches(tf.constant([1.0, 2.0, 3.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
