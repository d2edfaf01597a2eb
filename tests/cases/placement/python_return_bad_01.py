# A SimpleNamespace is no nest.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import types

import tensorflow as tf


@tf.function
def stats(x):
    return types.SimpleNamespace(mean=tf.reduce_mean(x), top=tf.reduce_max(x))  # expect: TFF170


print(float(stats(tf.constant([1.0, 3.0])).mean))
