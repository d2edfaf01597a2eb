# Match on tensor.
# observed: OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool` is not
#   allowed. You can attempt the following resolutions to the problem: If you are running in Grap...
import tensorflow as tf


@tf.function
def dispatch(kind, x):
    match kind:  # expect: TFF146
        case 0:
            return x
        case _:
            return -x


try:
    print(dispatch(tf.constant(0), tf.constant(1.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
