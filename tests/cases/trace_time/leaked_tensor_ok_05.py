# A cache that only eager code fills.
# observed: [1 2 3] [1 2 3]

import tensorflow as tf


cache = {}


def table(n):
    if n not in cache:
        cache[n] = tf.range(n)
    return cache[n]


@tf.function
def add(x, t):
    return x + t


print(add(tf.constant(1), table(3)).numpy(), add(tf.constant(1), table(3)).numpy())
