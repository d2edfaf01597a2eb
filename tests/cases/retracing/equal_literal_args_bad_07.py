# In two functions of the file.
# observed: float32 float32
# eager: ends with TypeError: `x` and `y` must have the same dtype, got tf.float32 != tf.int32.
import tensorflow as tf


@tf.function
def ratio(x, eps):
    return x / tf.constant(eps)


def first():
    return ratio(tf.constant(2.0), 1.0).dtype.name


def second():
    try:
        return ratio(tf.constant(2.0), 1).dtype.name  # expect: TFF112
    except tf.errors.InvalidArgumentError:
        return "error"


print(first(), second())
