# The helper that a tf.function calls builds a shape from the batch size.
# observed: TypeError TypeError: Expected int32, but got None of type...
# eager: tf.Tensor( | [[1. 1. 1. 0.] | [1. 1. 1. 0.] | [1. 1. 1. 0.] | [1. 1. 1. 0.]], shape=(4, 4), dtype=float32)
import tensorflow as tf


def pad(x):
    return tf.zeros([x.shape[0], 1])  # expect: TFF155


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    return tf.concat([x, pad(x)], 1)


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
