# A nonlocal counter in a function handed to tf.map_fn.
# observed: 1
# eager: 4

import tensorflow as tf


def total(xs):
    seen = 0

    def one(x):
        nonlocal seen
        seen += 1  # expect: TFF102
        return x * 2

    run = tf.function(lambda v: tf.map_fn(one, v))
    run(xs)
    return seen


print(total(tf.range(4)))
