# A name annotated in a `with` inside a branch, and read after the branch.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

@tf.function
def f(x):
    y = x
    if x > 0.0:
        with tf.name_scope("a"):
            y: tf.Tensor = x * 2.0  # expect: TFF146
    return y


print(f(tf.constant(1.0)).numpy())
