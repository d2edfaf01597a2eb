# Transposed, the known dimension comes first.
# observed: tf.Tensor( | [[0.33333334 0.33333334] | [0.33333334 0.33333334] | [0.33333334 0.33333334]], shape=(3, 2),
#   dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    y = tf.transpose(x)
    return y / y.shape[0]


try:
    print(f(tf.ones([2, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
