# The jitted function only asks for the size of a TensorArray that comes in.
# observed: [1. 1.]
import tensorflow as tf


@tf.function(jit_compile=True)
def total(values, x):
    return x * tf.cast(values.size(), tf.float32)
@tf.function
def g(x):
    values = tf.TensorArray(tf.float32, 1, element_shape=[2]).write(0, x)
    return total(values, x)
print(g(tf.ones([2])).numpy())
