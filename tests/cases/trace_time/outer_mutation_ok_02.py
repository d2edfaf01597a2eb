# A helper fills a list of its caller.
# observed: 3.0

import tensorflow as tf


def collect(out, x):
    out.append(x)
    out.append(x * 2.0)


@tf.function
def step(x):
    parts = []
    collect(parts, x)
    return tf.add_n(parts)


print(step(tf.constant(1.0)).numpy())
