# Float64 precision.
# observed: graph 16777216.0 eager 16777217.0
import tensorflow as tf


@tf.function
def exact_sum(x):
    return float(tf.reduce_sum(tf.cast(x, tf.float64)))  # expect: TFF140


x = tf.constant([16777216, 1])
print("graph", float(exact_sum(x)), "eager", exact_sum.python_function(x))
