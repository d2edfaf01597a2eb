# A name that is annotated without a value in a branch.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

@tf.function
def f(x):
    if x > 0.0:
        y: tf.Tensor  # expect: TFF146
        y = x
    else:
        y = -x
    return y


print(f(tf.constant(-2.0)).numpy())
