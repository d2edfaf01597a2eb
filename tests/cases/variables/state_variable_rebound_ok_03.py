# A local name may be rebound to a new tensor.
# observed: 5.0 7.0

import tensorflow as tf


@tf.function
def f(x, v):
    v = v + 1.0
    v *= 2.0
    return x + v


print(float(f(tf.constant(1.0), tf.constant(1.0))), float(f(tf.constant(1.0), tf.constant(2.0))))
