# tf.contrib and tf.train.AdamOptimizer in helpers.
# observed: ends with AttributeError: module 'tensorflow' has no attribute 'contrib'
import tensorflow as tf


def dense(x):
    return tf.contrib.layers.fully_connected(x, 2)  # expect: TFF175


@tf.function
def f(x):
    return dense(x)


print(f(tf.ones([1, 2])))
