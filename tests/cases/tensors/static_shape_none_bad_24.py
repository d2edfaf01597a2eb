# A shape of unknown rank can't be unpacked.
# observed: ValueError ValueError: Cannot iterate over a shape with u...
# eager: tf.Tensor( | [[1. 1. 1.] | [1. 1. 1.] | [1. 1. 1.] | [1. 1. 1.]], shape=(4, 3), dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec(shape=None, dtype=tf.float32)])
def f(x):
    n, m = x.shape  # expect: TFF155
    return x


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
