# A graph of its own, run at once.
# observed: 4.0
import tensorflow as tf


@tf.function
def f(x):
    with tf.Graph().as_default():
        y = tf.constant(3.0)
        with tf.compat.v1.Session() as sess:
            value = sess.run(y)
    return x + value


print(float(f(tf.constant(1.0))))
