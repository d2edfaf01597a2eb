# An augmented assignment divides by a dimension that the signature leaves open.
# observed: ValueError ValueError: None values not supported.
# eager: tf.Tensor(3.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    s = tf.reduce_sum(x)
    s /= x.shape[0]  # expect: TFF155
    return s


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
