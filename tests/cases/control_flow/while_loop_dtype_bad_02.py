# A sum that begins as an int, with lambdas.
# observed: TypeError
# eager: 1.5
import tensorflow as tf


@tf.function
def mean(xs):
    n = tf.shape(xs)[0]
    _, total = tf.while_loop(lambda i, t: i < n, lambda i, t: (i + 1, t + xs[i] * 0.5), [0, 0])  # expect: TFF135
    return total


try:
    print(mean(tf.constant([1.0, 2.0])).numpy())
except Exception as e:
    print(type(e).__name__)
