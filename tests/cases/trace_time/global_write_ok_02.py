# A nonlocal of the traced function itself.
# observed: 6.0

import tensorflow as tf


@tf.function
def total(x):
    acc = tf.zeros([])

    def add(v):
        nonlocal acc
        acc += v

    for k in range(3):
        add(x * k)
    return acc


print(total(tf.constant(2.0)).numpy())
