# A TensorArray made in the trace may enter an inner tf.function.
# observed: [1.]
import tensorflow as tf


@tf.function
def inner(ta: tf.TensorArray, x):
    ta = ta.write(0, x)
    return ta.stack()


@tf.function
def outer(x):
    return inner(tf.TensorArray(tf.float32, size=1), x)


print(outer(tf.constant(1.0)).numpy())
