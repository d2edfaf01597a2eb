# A helper of traced code wraps a lambda.
# observed: 4.0
import tensorflow as tf


def apply_twice(x):
    g = tf.function(lambda v: v * 2.0)  # expect: TFF173
    return g(g(x))


@tf.function
def outer(x):
    return apply_twice(x)


print(float(outer(tf.constant(1.0))))
