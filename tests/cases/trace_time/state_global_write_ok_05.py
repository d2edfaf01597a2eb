# A local name that shadows a global is no write to it.
# observed: 6.0 100

import tensorflow as tf

total = 100


@tf.function
def add(x):
    total = tf.constant(0.0)
    for v in x:
        total += v
    return total


print(float(add(tf.constant([1.0, 2.0, 3.0]))), total)
