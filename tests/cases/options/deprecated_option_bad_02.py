# In a configured decorator that two functions share.
# observed: 2.0 1.0
import functools

import tensorflow as tf


relaxed = functools.partial(tf.function, experimental_relax_shapes=True)  # expect: TFF181


@relaxed
def f(x):
    return tf.reduce_sum(x)


@relaxed
def g(x):
    return tf.reduce_max(x)


print(f(tf.ones([2])).numpy(), g(tf.ones([3])).numpy())
