# Without a signature the dimension is a number, and each size a trace.
# observed: tf.Tensor(3.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    return tf.reduce_sum(x) / x.shape[0]


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
