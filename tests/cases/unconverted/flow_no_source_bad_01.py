# Two lambdas on one line.
# observed: OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool` is not
#   allowed. You can attempt the following resolutions to the problem: If you are running in Grap...
import tensorflow as tf
ds = tf.data.Dataset.from_tensor_slices([1.0, 2.0, 3.0])
try:
    ds = ds.map(lambda v: v if v > 1 else -v).filter(lambda v: v > 0 or v < 9)  # expect: TFF144
    print(list(ds))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
