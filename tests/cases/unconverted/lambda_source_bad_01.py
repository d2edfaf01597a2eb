# Defaults do not tell two lambdas apart.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

ACTIONS = (lambda x, k=1.0: x if x > k else -x, lambda x, k=2.0: x * k)  # expect: TFF144


@tf.function
def f(x):
    return ACTIONS[0](x)


print(f(tf.constant(-2.0)).numpy())
