# A helper may fill a list of its own under a tensor condition.
# observed: [7.] [0.]

import tensorflow as tf


def powers(x):
    out = []
    for k in range(3):
        out.append(x ** k)
    return tf.add_n(out)


@tf.function
def run(x):
    y = tf.zeros_like(x)
    if tf.reduce_sum(x) > 0.0:
        y = powers(x)
    return y


print(run(tf.constant([2.0])).numpy(), run(tf.constant([-2.0])).numpy())
