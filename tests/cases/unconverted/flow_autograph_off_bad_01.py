# If statement.
# observed: OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool` is not
#   allowed. You can attempt the following resolutions to the problem: If you are running in Grap...
import tensorflow as tf


@tf.function(autograph=False)
def clip(x):
    if tf.reduce_max(x) > 1.0:  # expect: TFF145
        x = x / tf.reduce_max(x)
    return x


try:
    print(clip(tf.constant([1.0, 2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
