# A bare annotation behind conditional expressions and where AutoGraph is off loses nothing.
# observed: 6.0 3.0 7.0 6.0
import tensorflow as tf


@tf.function
def scaled(x, double=True):
    y = x * 2.0 if double else x
    y: tf.Tensor
    return y


@tf.function
def relu(x):
    y = x if x > 0.0 else 0.1 * x
    y: tf.Tensor
    return y


@tf.function
def total(x):
    parts = [part for part in tf.unstack(x) if part.dtype == tf.float32]
    parts: list
    return tf.add_n(parts)


@tf.function(autograph=False)
def plain(x, double=True):
    y = x
    if double:
        y = x * 2.0
    y: tf.Tensor
    return y


x = tf.constant(3.0)
print(float(scaled(x)), float(relu(x)), float(total(tf.constant([3.0, 4.0]))), float(plain(x)))
