# Numpy function wrapper.
# observed: tf.Tensor(2.0, shape=(), dtype=float32)
import numpy as np
import tensorflow as tf


def host_median(x):
    return np.median(x).astype(np.float32)


@tf.function
def f(x):
    return tf.numpy_function(host_median, [x], tf.float32)


print(f(tf.constant([1.0, 5.0, 2.0])))
