# Tensors of two dtypes.
# observed: int32 float32
import tensorflow as tf


@tf.function
def wrap(x):
    return x + x


print(wrap(tf.constant(1)).dtype.name, wrap(tf.constant(1.0)).dtype.name)
