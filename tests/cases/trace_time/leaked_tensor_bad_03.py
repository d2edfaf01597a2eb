# A dict as a cache, filled in `except KeyError`.
# observed: [[1. 0.] | [1. 1.]] | TypeError
# eager: [[1. 0.] | [1. 1.]] | [[1. 0.] | [1. 1.]]

import tensorflow as tf


CACHE = {}


def mask(n):
    try:
        return CACHE[n]
    except KeyError:
        CACHE[n] = tf.linalg.band_part(tf.ones([n, n]), -1, 0)  # expect: TFF105
        return CACHE[n]


@tf.function
def attend(x):
    return x * mask(2)


print(attend(tf.ones([2, 2])).numpy())
try:
    print(attend(tf.ones([1, 2])).numpy())
except TypeError:
    print("TypeError")
