# Caches of NumPy arrays.
# observed: [0 2 4] [0 2 4]

import functools

import numpy as np
import tensorflow as tf


@functools.lru_cache(maxsize=None)
def positions(n):
    return np.arange(n)


TABLE = {}


@tf.function
def add(x):
    if 3 not in TABLE:
        TABLE[3] = np.arange(3)
    return x + positions(3) + TABLE[3]


print(add(tf.zeros([3], tf.int32)).numpy(), add(tf.zeros([1], tf.int32)).numpy())
