# Annotated name in branch.
# observed: eager tf.Tensor([0.6 0.8], shape=(2,), dtype=float32) | OperatorNotAllowedInGraphError:
#   Using a symbolic `tf.Tensor` as a Python `bool` is not allowed. You can attempt the following
#   resolutions to the problem: If you are running in Grap...
import tensorflow as tf


@tf.function
def scale(x, limit):
    factor: float = 1.0
    if tf.norm(x) > limit:
        factor: tf.Tensor = limit / tf.norm(x)  # expect: TFF146
    return x * factor


print("eager", scale.python_function(tf.constant([3.0, 4.0]), 1.0))
try:
    print(scale(tf.constant([3.0, 4.0]), 1.0))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
