# TensorArray(size=None).
# observed: ValueError ValueError: Argument `size` must be provided i...
# eager: ValueError Cannot convert a partially known TensorShape <...
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    out = tf.TensorArray(tf.float32, size=x.shape[0])  # expect: TFF155
    return out.stack()


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
