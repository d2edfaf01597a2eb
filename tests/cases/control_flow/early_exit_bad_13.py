# Flag by logical op.
# observed: ends with NotImplementedError: See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitati...
import tensorflow as tf

@tf.function
def f(x):
    running = True
    n = 0
    while running:  # expect: TFF139
        x = x / 2.0
        n += 1
        running = tf.logical_and(x > 0.1, n < 10)
    return x

print(f(tf.constant(1.0)).numpy())
