# A Lambda layer, like `call`, may be given a list of tensors: to go over it is no error.
# observed: [2. 2.] | [1. 1.] | [2. 2.] | [4. 4.]
import functools

import tensorflow as tf


def least(x):
    return functools.reduce(tf.minimum, x)  # clean


def total(x):
    return sum(x)  # clean


one, two = tf.ones([2]), tf.ones([2])
print(tf.keras.layers.Lambda(lambda x: sum(t for t in x))([one, two]).numpy())  # clean
print(tf.keras.layers.Lambda(least)([one, two]).numpy())
print(tf.keras.layers.Lambda(total)([one, two]).numpy())
print(tf.keras.layers.Lambda(lambda x: tf.add_n([t * 2.0 for t in x]))([one, two]).numpy())  # clean
