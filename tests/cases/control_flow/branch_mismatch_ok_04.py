# Float literal against float32 tensor, numpy float32.
# observed: [0.5]
import numpy as np
import tensorflow as tf

@tf.function
def f(x):
    if tf.reduce_sum(x) > 0.0:
        s = np.float32(0.5)
    else:
        s = 0.25
    return s * x

print(f(tf.constant([1.0])).numpy())
