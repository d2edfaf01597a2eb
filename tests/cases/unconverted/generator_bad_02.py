# A contextmanager with a tensor condition is a generator: it is not converted.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import contextlib

import tensorflow as tf


@contextlib.contextmanager
def scaled(x):
    if x > 1.0:
        x = x / 2.0
    yield x  # expect: TFF141


@tf.function
def f(x):
    with scaled(x) as y:
        return y + 1.0


print(f(tf.constant(4.0)).numpy())
