# The bodies given to tf.map_fn and tf.while_loop print once each.
# observed: map_fn body | while body | 64.0

import tensorflow as tf


@tf.function
def run(x):
    def body(v):
        print("map_fn body")  # expect: TFF101
        return v * 2.0

    y = tf.map_fn(body, x)
    _, s = tf.while_loop(
        lambda i, s: i < 3,
        lambda i, s: (print("while body"), (i + 1, s * 2.0))[1],  # expect: TFF101
        (tf.constant(0), tf.reduce_sum(y)))
    return s


print(float(run(tf.ones([4]))))
