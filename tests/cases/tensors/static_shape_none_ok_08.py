# set_shape and tf.ensure_shape take None for what it is.
# observed: tf.Tensor( | [[1. 1. 1.] | [1. 1. 1.] | [1. 1. 1.] | [1. 1. 1.]], shape=(4, 3), dtype=float32)
import tensorflow as tf
import numpy as np


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    y = tf.numpy_function(np.square, [x], tf.float32)
    y.set_shape([x.shape[0], 3])
    z = tf.ensure_shape(y, x.shape)
    return z


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
