# A copy of a captured array is changed.
# observed: 12.0 [0. 1. 2. 3.]

import numpy as np
import tensorflow as tf


table = np.arange(4.0)


@tf.function
def step(x):
    mine = table.copy()
    mine[0] = 5.0
    mine.sort()
    return x + mine.sum()


print(step(tf.constant(1.0, tf.float64)).numpy(), table)
