# A partial given to tf.cond: the function in it is not converted, though a partial that is called is.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
from functools import partial

import tensorflow as tf


def scaled(x, by):
    return x * by if x > 0.0 else x  # expect: TFF148


@tf.function
def f(x):
    y = partial(scaled, by=2.0)(x)
    return tf.cond(y > 3.0, partial(scaled, x, by=3.0), lambda: y)


print(f(tf.constant(2.0)).numpy())
