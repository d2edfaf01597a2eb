# Another argument keeps the traces apart.
# observed: int32 float32
import tensorflow as tf


@tf.function
def pick(x, n, name):
    return tf.constant(n)


x = tf.constant(1.0)
print(pick(x, 1, "a").dtype.name, pick(x, 1.0, "b").dtype.name)
