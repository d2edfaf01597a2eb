# do_not_convert as a call inside the traced function, of a function written above it.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

def sign(x):
    if x > 0.0:  # expect: TFF145
        return tf.constant(1.0)
    return tf.constant(-1.0)


@tf.function
def f(x):
    plain = tf.autograph.experimental.do_not_convert(sign)
    return plain(x)


print(f(tf.constant(2.0)).numpy())
