# tf.custom_gradient(tf.function(f)).
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf


@tf.function
def clip(x):
    return tf.clip_by_value(x, 0.0, 1.0)


def with_grad(x):
    return clip(x), lambda dy: dy


safe = tf.custom_gradient(tf.function(with_grad))  # expect: TFF171
print(float(safe(tf.constant(2.0))))
