# `n is not None and n > 2` never compares None.
# observed: tf.Tensor( | [[1. 1. 1.] | [1. 1. 1.] | [1. 1. 1.] | [1. 1. 1.]], shape=(4, 3), dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    n = x.shape[0]
    if n is not None and n > 2:
        return tf.identity(x)
    return x


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
