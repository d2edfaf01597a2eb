# tf.function is applied again after the change.
# observed: 1.0 | 0.5

import tensorflow as tf


rate = 1.0


def raw(x):
    return x * rate


step = tf.function(raw)
print(step(tf.constant(1.0)).numpy())
rate = 0.5
step = tf.function(raw)
print(step(tf.constant(1.0)).numpy())
