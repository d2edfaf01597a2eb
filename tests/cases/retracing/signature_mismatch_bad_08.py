# A float64 NumPy array is converted, a float64 tensor is not.
# observed: [2. 4.] | TypeError
# eager: ends with AttributeError: 'numpy.ndarray' object has no attribute 'numpy'
import numpy as np
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
def double(x):
    return x * 2


print(double(np.array([1.0, 2.0])).numpy())
try:
    print(double(tf.constant(np.array([1.0, 2.0]))).numpy())  # expect: TFF119
except TypeError as err:
    print(type(err).__name__)
