# The options of tf.function come from a dict of the module.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

OPTIONS = {"autograph": False, "reduce_retracing": True}


@tf.function(**OPTIONS)
def f(x):
    return x if x > 0.0 else -x  # expect: TFF145


print(f(tf.constant(-3.0)).numpy())
