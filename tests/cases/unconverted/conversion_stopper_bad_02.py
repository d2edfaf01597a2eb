# The construct stands in a helper: that one is not converted, though its caller is.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

def pick(x, kind):
    match kind:  # expect: TFF146
        case "abs":
            return x if x > 0.0 else -x
        case _:
            return x


@tf.function
def f(x):
    if x < 0.0:
        x = x * 2.0
    return pick(x, "abs")


print(f(tf.constant(-1.0)).numpy())
