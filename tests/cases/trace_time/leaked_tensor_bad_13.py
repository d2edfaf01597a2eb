# A helper that keeps its table in a global.
# observed: [0. 0.5 1. ] | TypeError
# eager: [0. 0.5 1. ] | [0. 0.5 1. ]

import tensorflow as tf


_cache = None


def angles():
    global _cache
    if _cache is None:
        _cache = tf.linspace(0.0, 1.0, 3)  # expect: TFF105
    return _cache


@tf.function
def rotate(x):
    return x + angles()


print(rotate(tf.zeros([3])).numpy())
try:
    print(rotate(tf.zeros([1])).numpy())
except TypeError:
    print("TypeError")
