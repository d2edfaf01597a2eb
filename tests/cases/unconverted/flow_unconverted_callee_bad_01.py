# Property.
# observed: OperatorNotAllowedInGraphError: in user code: OperatorNotAllowedInGraphError: Using a
#   symbolic `tf.Tensor` as a Python `bool` is not allowed. You can attempt the following
#   resoluti...
import tensorflow as tf


class Scale:
    def __init__(self, raw):
        self.raw = raw
    @property
    def value(self):
        if self.raw > 0:  # expect: TFF148
            return self.raw
        return -self.raw


@tf.function
def f(x):
    return Scale(x).value * 2.0


try:
    print(f(tf.constant(-1.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
