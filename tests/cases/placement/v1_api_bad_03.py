# get_variable at each trace.
# observed: ends with AttributeError: Tensor.op is undefined when eager execution is enabled.
import tensorflow as tf


@tf.function
def layer(x):
    w = tf.compat.v1.get_variable("w", [2], initializer=tf.compat.v1.ones_initializer())  # expect: TFF175
    return x * w


print(layer(tf.constant([1.0, 2.0])).numpy())
