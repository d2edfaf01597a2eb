# tf.function around do_not_convert(f), and a method of do_not_convert by name.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

def double(x):
    while x < 10.0:  # expect: TFF145
        x = x * 2.0
    return x


fast = tf.function(tf.autograph.experimental.do_not_convert(double))
print(fast(tf.constant(2.0)).numpy())
