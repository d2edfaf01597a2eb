# List of lambdas one line.
# observed: OperatorNotAllowedInGraphError: in user code: OperatorNotAllowedInGraphError: Using a
#   symbolic `tf.Tensor` as a Python `bool` is not allowed. You can attempt the following
#   resoluti...
import tensorflow as tf
ACTS = [lambda x: x if x > 0 else x * 0.1, lambda x: x if x < 0 else x * 0.1]  # expect: TFF144


@tf.function
def f(x):
    for act in ACTS:
        x = act(x)
    return x


try:
    print(f(tf.constant(-2.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
