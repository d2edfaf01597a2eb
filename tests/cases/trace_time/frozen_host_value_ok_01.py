# Generators made in place with a seed.
# observed: True

import random

import numpy as np
import tensorflow as tf


@tf.function
def projection(x):
    w = np.random.RandomState(0).normal(size=(2, 2)).astype("float32")
    k = random.Random(7).randint(0, 9)
    return x @ w + float(k)


print(bool(tf.reduce_all(projection(tf.ones([1, 2])) == projection(tf.ones([1, 2])))))
