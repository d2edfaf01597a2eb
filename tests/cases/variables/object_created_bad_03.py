# Generator.from_seed makes a state variable.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the first call.
#   Ma...
# eager: True
import tensorflow as tf


@tf.function
def f(x):
    g = tf.random.Generator.from_seed(3)  # expect: TFF122
    return x + g.uniform([])


print(f(tf.zeros([])).numpy() >= 0)
