# The rows of a map_fn have a known size.
# observed: tf.Tensor( | [[0.33333334 0.33333334 0.33333334] | [0.33333334 0.33333334 0.33333334]], shape=(2, 3),
#   dtype=...
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    return tf.map_fn(lambda row: row / row.shape[0], x)


try:
    print(f(tf.ones([2, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
