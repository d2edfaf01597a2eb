# The name that is asked for is bound anew in each turn.
# observed: -1.0
import tensorflow as tf


@tf.function
def best(xs):
    best = xs[0]
    for x in xs:
        d = None
        if d is None:
            d = x
        best = tf.maximum(best, d)
    return best


print(best(tf.constant([-3.0, -1.0])).numpy())
