# do_not_convert of a lambda of the module.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

relu = tf.autograph.experimental.do_not_convert(lambda v: v if v > 0.0 else -v)  # expect: TFF145


@tf.function
def f(x):
    return relu(x)


print(f(tf.constant(-3.0)).numpy())
