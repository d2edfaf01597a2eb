# Python for else poisons if.
# observed: OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool` is not
#   allowed. You can attempt the following resolutions to the problem: If you are running in Grap...
import tensorflow as tf


@tf.function
def f(x, names=("a", "b")):
    for name in names:  # expect: TFF146
        if name == "c":
            break
    else:
        x = x + 1.0
    if tf.reduce_sum(x) > 0:
        x = x * 2.0
    return x


try:
    print(f(tf.constant([1.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
