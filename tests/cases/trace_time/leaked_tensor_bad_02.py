# functools.cache keeps the tensor of the first trace.
# observed: [0 1 2] | TypeError
# eager: [0 1 2] | [0 1 2]

import functools

import tensorflow as tf


@functools.cache  # expect: TFF105
def positions(n):
    return tf.range(n)


@tf.function
def add(x):
    return x + positions(3)


print(add(tf.zeros([3], tf.int32)).numpy())
try:
    print(add(tf.zeros([1], tf.int32)).numpy())
except TypeError as err:
    print("TypeError")
