# functools.partial has given the last parameter.
# observed: VE
# eager: 1.0
import functools

import tensorflow as tf


def _f(x, cache, k):
    cache[k] = x  # expect: TFF125
    return x


f = tf.function(functools.partial(_f, k="a"))
try:
    print(f(tf.constant(1.0), {}).numpy())
except ValueError as e:
    print("VE")
