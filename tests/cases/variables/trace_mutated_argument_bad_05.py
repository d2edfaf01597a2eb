# Appending to a mutable default is refused.
# observed: ValueError _step(x, seen=[]) should not modify its Python input arguments. Modifying...
import tensorflow as tf


def _step(x, seen=[]):
    seen.append(1)  # expect: TFF125
    return x * float(len(seen))


step = tf.function(_step)
try:
    step(tf.constant(1.0))
except ValueError as e:
    print(type(e).__name__, e)
