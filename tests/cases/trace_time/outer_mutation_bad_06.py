# Slices, fill and np.copyto of captured arrays.
# observed: [2. 2. 2. 2.] [4 2 3]
# eager: [4. 4. 4. 4.] [5 3 4]

import numpy as np
import tensorflow as tf


buf = np.zeros(4)
order = np.array([3, 1, 2])


@tf.function
def step(x):
    buf[1:] += 1.0  # expect: TFF103
    buf.fill(buf.max() + 1.0)  # expect: TFF103
    np.copyto(order, order + 1)  # expect: TFF103
    return x


for _ in range(2):
    step(tf.constant(1))
print(buf, order)
