# A signature converts every number.
# observed: float32 float32
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def wrap(x):
    return tf.cast(x, tf.float32) + 1


print(wrap(1).dtype.name, wrap(1.0).dtype.name)
