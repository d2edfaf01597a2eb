# A lambda handed to tf.nest.map_structure makes a variable for each element.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the first call.
#   Ma...
# eager: 1.0
import tensorflow as tf


@tf.function
def f(x):
    shadow = tf.nest.map_structure(lambda t: tf.Variable(tf.zeros_like(t)), [x, x])  # expect: TFF121
    return shadow[0] + x


print(f(tf.constant(1.0)).numpy())
