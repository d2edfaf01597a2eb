# tf.unstack wants a Python number.
# observed: TypeError TypeError: Expected int for argument 'num' not...
# eager: [<tf.Tensor: shape=(), dtype=float32, numpy=1.0>, <tf.Ten...
import tensorflow as tf


@tf.function
def f(x):
    return tf.unstack(x, num=tf.size(x))  # expect: TFF156


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
