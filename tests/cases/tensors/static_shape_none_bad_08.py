# The dimension is asked of a result that has the same shape.
# observed: ValueError ValueError: None values not supported.
# eager: tf.Tensor( | [[0.25 0.25 0.25] | [0.25 0.25 0.25] | [0.25 0.25 0.25] | [0.25 0.25 0.25]], shape=(4, 3),
#   dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    n = tf.cast(tf.square(x).shape[0], tf.float32)  # expect: TFF155
    return x / n


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
