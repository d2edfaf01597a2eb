# get_variable with AUTO_REUSE, and one under a guard.
# observed: [2.] [3.]
import tensorflow as tf
import tensorflow.compat.v1 as tf1


@tf.function
def layer(x):
    with tf1.variable_scope("net", reuse=tf1.AUTO_REUSE, use_resource=True):
        w = tf1.get_variable("w", [1], initializer=tf1.ones_initializer())
    return x * w


print(layer(tf.constant([2.0])).numpy(), layer(tf.constant([3.0])).numpy())
