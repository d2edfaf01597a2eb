# Namedtuple in both branches.
# observed: [1. 2.]
import collections
import tensorflow as tf
Pair = collections.namedtuple("Pair", "a b")

@tf.function
def f(x):
    if tf.reduce_sum(x) > 0.0:
        p = Pair(x, x)
    else:
        p = Pair(-x, x)
    return p.a

print(f(tf.constant([1.0, 2.0])).numpy())
