# A positional-only parameter matches nothing: the other lambda of the line is enough.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

PAIR = (lambda x, /: x if x > 0.0 else -x, lambda y: y * 2.0)  # expect: TFF144


@tf.function
def f(x):
    return PAIR[0](x) + PAIR[1](x)


print(f(tf.constant(-2.0)).numpy())
