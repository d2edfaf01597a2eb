# A NumPy array can't be sliced by a tensor.
# observed: TypeError TypeError: slice indices must be integers or No...
# eager: tf.Tensor([2 3 4], shape=(3,), dtype=int64)
import tensorflow as tf
import numpy as np

A = np.arange(5)


@tf.function
def f(n):
    return tf.constant(A[n:])  # expect: TFF156


try:
    print(f(tf.constant(2)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
