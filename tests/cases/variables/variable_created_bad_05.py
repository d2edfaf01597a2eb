# A function defined in the traced one makes an accumulator at each call.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the first call.
#   Ma...
# eager: 1.0
import tensorflow as tf


@tf.function
def outer(x):
    def inner(y):
        acc = tf.Variable(0.0)  # expect: TFF121
        acc.assign_add(y)
        return acc + 0.0

    return inner(x)


print(outer(tf.constant(1.0)).numpy())
