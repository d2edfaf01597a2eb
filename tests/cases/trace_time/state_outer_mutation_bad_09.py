# A captured NumPy buffer is written once, and its sum is a constant.
# observed: [1.0, 1.0, 1.0] [0. 1. 0.]

import numpy as np
import tensorflow as tf

buf = np.zeros(3)


@tf.function
def fill(x, i):
    buf[i] += 1.0  # expect: TFF103
    return x + buf.sum()


print([float(fill(tf.constant(0.0, tf.float64), 1)) for _ in range(3)], buf)
