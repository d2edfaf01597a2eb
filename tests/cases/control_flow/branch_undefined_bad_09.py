# Numpy array summed.
# observed: ends with ValueError: 'y' must also be initialized in the else branch
import numpy as np
import tensorflow as tf

@tf.function
def f(x):
    if tf.reduce_sum(x) > 0.0:  # expect: TFF133
        y = x * 2.0
    return y

print(f(np.ones([3], np.float32)))
