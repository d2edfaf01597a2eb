# Rebound before use.
# observed: [2] | tf.Tensor([2.], shape=(1,), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    if tf.reduce_sum(x) > 0:
        tmp = x * 2.0
        tf.print(tmp)
    tmp = x + 1.0
    return tmp


print(f(tf.constant([1.0])))
