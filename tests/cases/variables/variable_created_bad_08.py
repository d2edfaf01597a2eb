# tf.init_scope does not make it the same variable in the second trace.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the first call.
#   Ma...
# eager: 2.0
import tensorflow as tf


@tf.function
def f(x):
    with tf.init_scope():
        v = tf.Variable(1.0)  # expect: TFF121
    return v + x


print(f(tf.constant(1.0)).numpy())
