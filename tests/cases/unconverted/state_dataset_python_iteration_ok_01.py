# Enumerate zip over dataset.
# observed: 50

import tensorflow as tf


@tf.function
def total(a, b):
    acc = tf.constant(0, tf.int64)
    for i, v in enumerate(a):
        acc += i * v
    for u, v in tf.data.Dataset.zip((a, b)):
        acc += u * v
    for u, v in zip(a, b):
        acc += u + v
    return acc


print(int(total(tf.data.Dataset.range(4), tf.data.Dataset.range(1, 5))))
