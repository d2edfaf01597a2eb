# do_not_convert of one helper leaves the rest converted; what the helper calls is left alone too.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

def relu(x):
    return x if x > 0.0 else x * 0.0  # expect: TFF145


@tf.autograph.experimental.do_not_convert
def layer(x):
    return relu(x) + 1.0


@tf.function
def f(x):
    if x > 1.0:
        x = x - 1.0
    return layer(x)


print(f(tf.constant(2.0)).numpy())
