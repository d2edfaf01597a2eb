# tf.print stands in the plain function around the jitted one.
# observed: y = 2 | 2.0
import tensorflow as tf


@tf.function(jit_compile=True)
def fast(x):
    return x * 2.0


@tf.function
def outer(x):
    y = fast(x)
    tf.print("y =", y)
    return y


print(outer(tf.constant(1.0)).numpy())
