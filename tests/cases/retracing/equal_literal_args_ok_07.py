# A string "1" is not equal to 1.
# observed: int32 string
import tensorflow as tf


@tf.function
def wrap(x):
    return tf.convert_to_tensor(x)


print(wrap(1).dtype.name, wrap("1").dtype.name)
