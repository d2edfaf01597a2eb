# lru_cache around a constant that is lifted out of the graph.
# observed: [0 2 4] [0 2 4]

import functools

import tensorflow as tf


@functools.lru_cache(maxsize=None)
def positions(n):
    with tf.init_scope():
        return tf.range(n) * 2


@tf.function
def add(x):
    return x + positions(3)


print(add(tf.zeros([3], tf.int32)).numpy(), add(tf.zeros([1], tf.int32)).numpy())
