# The usual test for a first or better candidate.
# observed: 0.0
# eager: 2.0
import tensorflow as tf


@tf.function
def closest(points, q):
    best = None
    for p in points:
        d = tf.abs(p - q)
        if best is None or d < best:  # expect: TFF135
            best = d
    return best


try:
    print(closest(tf.constant([3.0, 5.0]), tf.constant(1.0)).numpy())
except Exception as e:
    print(type(e).__name__, str(e)[:100])
