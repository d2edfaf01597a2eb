# Nested python loops over numpy rows.
# observed: 80.0
import numpy as np
import tensorflow as tf
TABLE = np.ones((40, 2), np.float32)

@tf.function
def f(x):
    for row in TABLE:  # expect: TFF131
        x = x + tf.reduce_sum(row)
    return x

print(f(tf.constant(0.0)).numpy())
