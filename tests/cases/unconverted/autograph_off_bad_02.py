# do_not_convert() with parentheses, under an import of its own.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf
from tensorflow.autograph.experimental import do_not_convert


@do_not_convert()
def sign(x):
    return tf.constant(1.0) if x > 0.0 else tf.constant(-1.0)  # expect: TFF145


@tf.function
def f(x):
    return sign(x)


print(f(tf.constant(2.0)).numpy())
