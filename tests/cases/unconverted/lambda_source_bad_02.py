# A loop hands two lambdas of one line to tf.function.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

for fn in (lambda v: v if v > 0.0 else -v, lambda v: v * 2.0):  # expect: TFF144
    fast = tf.function(fn)
    print(float(fast(tf.constant(-1.0))))
