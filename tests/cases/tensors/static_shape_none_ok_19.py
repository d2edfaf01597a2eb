# maxlen=None is the default of tf.sequence_mask.
# observed: tf.Tensor( | [[ True False False] | [ True True True]], shape=(2, 3), dtype=bool)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, None, 2]), tf.TensorSpec([None], tf.int32)])
def f(x, n):
    return tf.sequence_mask(n, maxlen=x.shape[1])


try:
    print(f(tf.ones([2, 3, 2]), tf.constant([1, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
