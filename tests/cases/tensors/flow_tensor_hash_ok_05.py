# Dict of tensors value.
# observed: tf.Tensor(3.5, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    stats = {"mean": tf.reduce_mean(x), "max": tf.reduce_max(x)}
    stats["sum"] = stats["mean"] + stats["max"]
    return stats["sum"]


print(f(tf.constant([1.0, 2.0])))
