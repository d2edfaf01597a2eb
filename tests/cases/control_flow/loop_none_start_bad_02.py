# The first difference is not left out: the former value is zero, not None.
# observed: 6.0
# eager: 5.0
import tensorflow as tf


@tf.function
def diffs(xs):
    prev = None
    total = tf.constant(0.0)
    for x in xs:
        if prev is not None:  # expect: TFF135
            total += tf.abs(x - prev)
        prev = x
    return total


try:
    print(diffs(tf.constant([1.0, 3.0, 6.0])).numpy())
except Exception as e:
    print(type(e).__name__, str(e)[:100])
