# np.prod over a shape multiplies None.
# observed: TypeError TypeError: unsupported operand type(s) for *: '...
# eager: tf.Tensor([1. 1. 1. 1. 1. 1. 1. 1. 1. 1. 1. 1.], shape=(1...
import tensorflow as tf
import numpy as np


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    return tf.reshape(x, [np.prod(x.shape)])  # expect: TFF155


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
