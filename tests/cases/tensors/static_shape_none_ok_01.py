# A conditional expression asks whether the dimension is None.
# observed: tf.Tensor( | [[0. 0.] | [0. 0.] | [0. 0.] | [0. 0.]], shape=(4, 2), dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    n = x.shape[0] if x.shape[0] is not None else tf.shape(x)[0]
    return tf.zeros([n, 2])


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
