# Append wrong length.
# observed: graph [<tf.Tensor: shape=(), dtype=string, numpy=b'all'>, <tf.Tensor: shape=(),
#   dtype=string, numpy=b'positive'>] eager ['all']
import tensorflow as tf


@tf.function
def tags(x):
    names = ["all"]
    if tf.reduce_sum(x) > 0:
        names.append("positive")  # expect: TFF136
    return names


x = tf.constant([-1.0])
print("graph", tags(x), "eager", tags.python_function(x))
