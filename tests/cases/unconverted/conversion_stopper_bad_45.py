# A lambda is given up for `:=`, and with it the function that it calls out of `tf.cond`.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool` is not allowed.
#   You can attemp...
import tensorflow as tf


def clip(x):
    return x if x < 1.0 else tf.ones_like(x)


halve = tf.function(lambda x: tf.cond((top := tf.abs(x)) > 1.0, lambda: clip(x / 2.0), lambda: x + top))  # expect: TFF146


print(float(halve(tf.constant(4.0))))
