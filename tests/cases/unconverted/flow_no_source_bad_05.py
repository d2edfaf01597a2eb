# Dict of lambdas one line.
# observed: OperatorNotAllowedInGraphError: in user code: OperatorNotAllowedInGraphError: Using a
#   symbolic `tf.Tensor` as a Python `bool` is not allowed. You can attempt the following
#   resoluti...
import tensorflow as tf
OPS = {"a": lambda v: v if v > 0 else -v, "b": lambda v: -v if v > 0 else v}  # expect: TFF144


@tf.function
def apply(name, x):
    return OPS[name](x)


try:
    print(apply("a", tf.constant(-2.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
