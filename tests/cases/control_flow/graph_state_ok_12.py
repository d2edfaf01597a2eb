# Bound before by a with and a tuple.
# observed: 6.0
import tensorflow as tf

@tf.function
def f(x):
    with tf.name_scope("s") as scope:
        a, (b, c) = x, (x * 2.0, x * 3.0)
    if x > 0.0:
        a, b = b, a
    return a + b + c

print(f(tf.constant(1.0)).numpy())
