# A one-hot of booleans is no float.
# observed: [False  True False  True]
import tensorflow as tf


@tf.function
def mark(xs, n):
    def body(i, seen):
        hot = tf.one_hot(xs[i], 4, on_value=True, off_value=False)
        return i + 1, seen | hot
    return tf.while_loop(lambda i, _: i < n, body, (0, tf.zeros([4], tf.bool)))[1]


print(mark(tf.constant([1, 3]), tf.constant(2)).numpy())
