# reduce_retracing makes the dimension None at the second call.
# observed: ValueError ValueError: None values not supported.
# eager: tf.Tensor(3.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function(reduce_retracing=True)
def f(x):
    return tf.reduce_sum(x) / x.shape[0]  # expect: TFF155


f(tf.ones([2, 3]))


try:
    print(f(tf.ones([3, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
