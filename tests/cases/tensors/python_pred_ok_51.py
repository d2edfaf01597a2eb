# Tensors as conditions of tf.cond, and a plain `if` for what is known while tracing.
# observed: 1.0
import tensorflow as tf


@tf.function
def drop(x, training=True):
    if training:
        x = x * 0.5
    x = tf.cond(tf.constant(training), lambda: x, lambda: -x)
    return tf.cond(tf.size(x) > 0, lambda: tf.reduce_mean(x), lambda: 0.0)


print(drop(tf.constant([2.0])).numpy())
