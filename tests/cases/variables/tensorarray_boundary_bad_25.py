# An index that the function computes is a tensor.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool` is not
#   all...
# eager: 2.0
import tensorflow as tf

T = tf.TensorArray(tf.float32, size=3, clear_after_read=False).unstack([1.0, 2.0, 3.0])


@tf.function
def f(x):
    i = tf.argmax(x)
    return T.read(tf.cast(i, tf.int32))  # expect: TFF120


print(f(tf.constant([1.0, 2.0])).numpy())
