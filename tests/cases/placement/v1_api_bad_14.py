# reset_default_graph.
# observed: ends with AssertionError: Do not use tf.reset_default_graph() to clear nested graphs.
#   I...
import tensorflow as tf


@tf.function
def f(x):
    tf.compat.v1.reset_default_graph()  # expect: TFF175
    return x


print(float(f(tf.constant(1.0))))
