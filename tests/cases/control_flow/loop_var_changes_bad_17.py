# Prev None is read in a later turn.
# observed: ends with ValueError: 'prev' is None at the end of the iteration.
import tensorflow as tf

@tf.function
def f(xs):
    total = 0.0
    prev = xs[0]
    for x in xs:
        if prev is not None:
            total += x
        prev = None  # expect: TFF135
    return total

print(f(tf.constant([1.0, 2.0])).numpy())
