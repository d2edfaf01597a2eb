# Python unrolls the loop over unstacked rows: its first turn finds None.
# observed: -1.0
import tensorflow as tf


@tf.function
def best(xs):
    top = None
    for x in tf.unstack(xs):
        if top is None:
            top = x
        else:
            top = tf.maximum(top, x)
    return top


print(best(tf.constant([-3.0, -1.0])).numpy())
