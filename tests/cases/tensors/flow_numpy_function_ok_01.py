# Static shape.
# observed: (2, 12)
import math
import numpy as np
import tensorflow as tf


@tf.function
def flatten(x):
    n = int(np.prod(x.shape[1:]))
    scale = 1.0 / math.sqrt(x.shape[-1])
    return tf.reshape(x, [-1, n]) * scale


print(flatten(tf.ones([2, 3, 4])).shape)
