# Dict string key.
# observed: {'sum': <tf.Tensor: shape=(), dtype=float32, numpy=3.0>}
import tensorflow as tf


@tf.function
def f(xs):
    logs = {"sum": 0.0}
    for x in xs:
        logs["sum"] = logs["sum"] + x
    return logs


print(f(tf.constant([1.0, 2.0])))
