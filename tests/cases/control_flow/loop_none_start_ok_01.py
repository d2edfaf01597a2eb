# A state that is None before the loop and begins with zeros, as the graph loop does.
# observed: 7.75
import tensorflow as tf


@tf.function
def run(xs):
    h = None
    for x in xs:
        if h is None:
            h = tf.zeros_like(x)
        h = 0.5 * h + x
    return h


print(run(tf.constant([1.0, 3.0, 6.0])).numpy())
