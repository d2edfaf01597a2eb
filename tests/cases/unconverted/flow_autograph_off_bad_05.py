# Do not convert helper.
# observed: OperatorNotAllowedInGraphError: in user code: OperatorNotAllowedInGraphError: Using a
#   symbolic `tf.Tensor` as a Python `bool` is not allowed. You can attempt the following
#   resoluti...
import tensorflow as tf


@tf.autograph.experimental.do_not_convert
def pick(x):
    return x if x > 0 else -x  # expect: TFF145


@tf.function
def f(x):
    return pick(x) + 1.0


try:
    print(f(tf.constant(-1.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
