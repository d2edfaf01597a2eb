# A while loop keeps its first value.
# observed: 0.0
# eager: 2.0
import tensorflow as tf


@tf.function
def run(x, n):
    first = None
    i = tf.constant(0)
    while i < n:
        x = x * 2.0
        if first is None:  # expect: TFF135
            first = x
        i += 1
    return first, x


print(run(tf.constant(1.0), tf.constant(3))[0].numpy())
