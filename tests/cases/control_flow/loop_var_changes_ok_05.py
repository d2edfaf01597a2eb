# List of fixed length, tuple swapped.
# observed: 4.0
import tensorflow as tf

@tf.function
def f(xs):
    a, b = 0.0, 1.0
    pair = [a, b]
    for x in xs:
        a, b = b, a + x
        pair = [a, b]
    return pair[0] + b

print(f(tf.constant([1.0, 2.0])).numpy())
