# Helper with tensor if.
# observed: OperatorNotAllowedInGraphError: in user code: OperatorNotAllowedInGraphError: Using a
#   symbolic `tf.Tensor` as a Python `bool` is not allowed. You can attempt the following
#   resoluti...
import tensorflow as tf


def positive(parts):
    for p in parts:
        if p > 0:
            yield p  # expect: TFF141


@tf.function
def f(x):
    return tf.add_n(list(positive(tf.unstack(x))))


try:
    print(f(tf.constant([1.0, -2.0, 3.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
