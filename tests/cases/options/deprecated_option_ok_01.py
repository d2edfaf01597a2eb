# Options that are alive, by position and by keyword.
# observed: 2 3
import tensorflow as tf


def f(x):
    return x + 1


g = tf.function(f, [tf.TensorSpec([], tf.int32)], True, False)
h = tf.function(f, autograph=True, reduce_retracing=True, experimental_implements="f", experimental_attributes=None)
print(g(tf.constant(1)).numpy(), h(tf.constant(2)).numpy())
