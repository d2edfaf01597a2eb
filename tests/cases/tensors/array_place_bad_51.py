# A symbolic tensor among the indices of a NumPy array that is written to.
# observed: ends with NotImplementedError: Cannot convert a symbolic tf.Tensor (strided_slice...
import numpy as np
import tensorflow as tf


@tf.function
def one_hot(ids):
    table = np.zeros((2, 3), np.float32)
    for row in range(2):
        table[row, ids[row]] = 1.0  # expect: TFF152
    return table


print(one_hot(tf.constant([0, 2])))
