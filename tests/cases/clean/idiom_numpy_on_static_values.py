# NumPy and math on static shapes and Python numbers.
# observed: [-6.062 -6.062]
import math

import numpy as np
import tensorflow as tf

LOG_2PI = np.log(2.0 * np.pi)


@tf.function
def log_prob(x, scale=2.0):
    features = int(np.prod(x.shape[1:]))
    flat = tf.reshape(x, [-1, features])
    bound = math.sqrt(2.0) + np.finfo(np.float32).eps
    z = tf.minimum(flat / np.sqrt(scale), bound)
    blocks = int(math.ceil(math.log2(features)))
    norm = 0.5 * features * (LOG_2PI + np.log(scale))
    axes = np.arange(1, flat.shape.rank)
    return -0.5 * tf.reduce_sum(z * z, axis=axes) - np.float32(norm) * blocks / blocks


print(log_prob(tf.ones([2, 2, 2])).numpy().round(3))
