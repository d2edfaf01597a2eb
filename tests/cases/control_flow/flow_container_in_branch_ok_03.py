# Python condition.
# observed: [<tf.Tensor: shape=(), dtype=string, numpy=b'all'>] [<tf.Tensor: shape=(), dtype=string,
#   numpy=b'all'>, <tf.Tensor: shape=(), dtype=string, numpy=b'debug'>, <tf.Tensor: shape=(), d...
import tensorflow as tf


@tf.function
def f(x, debug=False):
    names = ["all"]
    if debug:
        names.append("debug")
    if x.shape[0] > 1:
        names.append("many")
    return names


print(f(tf.constant([-1.0])), f(tf.ones([2]), debug=True))
