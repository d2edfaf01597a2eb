# Operator method.
# observed: OperatorNotAllowedInGraphError: in user code: OperatorNotAllowedInGraphError: Using a
#   symbolic `tf.Tensor` as a Python `bool` is not allowed. You can attempt the following
#   resoluti...
import tensorflow as tf


class Interval:
    def __init__(self, lo):
        self.lo = lo
    def __add__(self, other):
        if other > 0:  # expect: TFF148
            return Interval(self.lo + other)
        return self


@tf.function
def f(x):
    return (Interval(x) + x).lo


try:
    print(f(tf.constant(1.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
