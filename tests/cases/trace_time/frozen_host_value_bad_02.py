# random.uniform as a functools.partial.
# observed: True
# eager: False

import functools
import random

import tensorflow as tf


draw = functools.partial(random.uniform, 0.0, 1.0)


@tf.function
def noisy(x):
    return x + draw()  # expect: TFF106


print(noisy(tf.constant(0.0)).numpy() == noisy(tf.constant(0.0)).numpy())
