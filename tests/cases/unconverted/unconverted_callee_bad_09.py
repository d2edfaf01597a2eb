# tf.function above tf.custom_gradient: a def in between is not converted.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

@tf.function
@tf.custom_gradient
def clipped(x):
    y = x if x < 1.0 else x * 0.0 + 1.0  # expect: TFF148
    return y, lambda dy: dy


print(clipped(tf.constant(2.0)).numpy())
