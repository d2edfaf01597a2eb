# functools.reduce and map call a helper from C: AutoGraph never sees the call.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import functools

import tensorflow as tf


def larger(a, b):
    if a > b:  # expect: TFF148
        return a
    return b


@tf.function
def f(x, y, z):
    return functools.reduce(larger, [x, y, z])


print(f(tf.constant(1.0), tf.constant(3.0), tf.constant(2.0)).numpy())
