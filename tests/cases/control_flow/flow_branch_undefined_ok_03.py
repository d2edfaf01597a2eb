# Python condition.
# observed: tf.Tensor(3.0, shape=(), dtype=float32) tf.Tensor(1.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def f(x, weights=None):
    if weights is not None:
        total = tf.reduce_sum(weights)
    y = tf.reduce_sum(x)
    if weights is not None:
        y = y / total
    return y


print(f(tf.ones([3])), f(tf.ones([3]), tf.ones([3])))
