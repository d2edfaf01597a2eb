# functools.reduce with an operator and with a lambda of the traced function, and a key that is a builtin.
# observed: 10.0
import functools
import operator

import tensorflow as tf


@tf.function
def f(x, y, z):
    total = functools.reduce(operator.add, [x, y, z])
    best = functools.reduce(lambda a, b: a if a > b else b, [x, y, z])
    names = sorted(["b", "aa"], key=len)
    return total + best + float(len(names[0]))


print(f(tf.constant(1.0), tf.constant(2.0), tf.constant(3.0)).numpy())
