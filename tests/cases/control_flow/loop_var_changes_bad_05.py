# Scalar start, vector step in while.
# observed: ends with ValueError: 'acc' has shape () before the loop, but shape (2,) after one
#   iteration. Use tf.autograph.experimental.set_loop_options...
import tensorflow as tf

@tf.function
def f(v):
    acc = tf.constant(0.0)
    i = tf.constant(0)
    while i < 3:
        acc = acc + v  # expect: TFF135
        i += 1
    return acc

print(f(tf.constant([1.0, 2.0])).numpy())
