# Python argument.
# observed: tf.Tensor([2. 3.5], shape=(2,), dtype=float32)
import numpy as np
import tensorflow as tf


@tf.function
def window(x, size=4):
    kernel = np.hanning(size).astype("float32")
    return x * kernel[:2] + np.shape(x)[0]


print(window(tf.constant([1.0, 2.0])))
