# A seed that is drawn if none is given.
# observed: True
# eager: False

import random

import tensorflow as tf


@tf.function
def noisy(x, seed=None):
    if seed is None:
        seed = random.randint(0, 2**30)  # expect: TFF106
    return x + tf.random.stateless_uniform([], seed=[seed, 0])


print(noisy(tf.constant(0.0)).numpy() == noisy(tf.constant(0.0)).numpy())
