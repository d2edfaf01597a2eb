# reduce_retracing keeps the dimension that does not change.
# observed: [<tf.Tensor: shape=(), dtype=float32, numpy=2.0>, <tf.Ten...
import tensorflow as tf


@tf.function(reduce_retracing=True)
def f(x):
    return tf.reduce_sum(x) / x.shape[1]


try:
    print([f(tf.ones([n, 3])) for n in (2, 3)])
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
