# tf.print shows None, and x[:None] is all of x.
# observed: None | tf.Tensor( | [[1. 1. 1.] | [1. 1. 1.]], shape=(2, 3), dtype=float32)
# eager: 2 | tf.Tensor( | [[1. 1. 1.] | [1. 1. 1.]], shape=(2, 3), dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    tf.print(x.shape[0])
    return x[:x.shape[0]]


try:
    print(f(tf.ones([2, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
