# None or 1 is 1: silently the wrong mean.
# observed: (<tf.Tensor: shape=(), dtype=float32, numpy=12.0>, <tf.Te...
# eager: (<tf.Tensor: shape=(), dtype=float32, numpy=3.0>, <tf.Ten...
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    n = x.shape[0] or 1  # expect: TFF155
    return tf.reduce_sum(x) / n


try:
    print((f(tf.ones([4, 3])), f.python_function(tf.ones([4, 3]))))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
