# A tensor that is where to begin is not iterated: sum and reduce of a list; nor is one that min and max compare.
# observed: 9.0
import functools

import tensorflow as tf


@tf.function
def total(x):
    start = tf.reduce_sum(x)
    parts = [1.0, 2.0]
    begun = sum(parts, start) + functools.reduce(lambda a, b: a + b, parts, start)
    return begun - start + sum(map(float, parts)) - max(parts, key=lambda part: -part) - 2.0


print(float(total(tf.constant([1.0, 2.0]))))
