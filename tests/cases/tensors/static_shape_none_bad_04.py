# get_shape().as_list() gives the same None as .shape.
# observed: TypeError TypeError: unsupported operand type(s) for *: '...
# eager: tf.Tensor([1. 1. 1. 1. 1. 1. 1. 1. 1. 1. 1. 1.], shape=(1...
import tensorflow as tf


@tf.function(input_signature=(tf.TensorSpec([None, 3], tf.float32),))
def f(x):
    shape = x.get_shape().as_list()
    return tf.reshape(x, [shape[0] * 3])  # expect: TFF155


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
