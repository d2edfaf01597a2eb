# None at the end of a turn.
# observed: ends with ValueError: 'prev' is None at the end of the iteration.
import tensorflow as tf

@tf.function
def f(xs):
    prev = tf.constant(0.0)
    total = tf.constant(0.0)
    for x in xs:
        if prev is not None:
            total += prev
        prev = None  # expect: TFF135
    return total

print(f(tf.constant([1.0, 2.0])).numpy())
