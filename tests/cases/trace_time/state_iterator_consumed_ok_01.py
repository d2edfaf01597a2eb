# next() on a tf.data iterator, as argument or captured, is an operation.
# observed: [1, 5] [9, 13]

import tensorflow as tf

it = iter(tf.data.Dataset.range(10).batch(2))


@tf.function
def step(iterator):
    return tf.reduce_sum(next(iterator))


@tf.function
def captured():
    return tf.reduce_sum(next(it))


print([int(step(it)) for _ in range(2)], [int(captured()) for _ in range(2)])
