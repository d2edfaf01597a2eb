# For statement.
# observed: tf.Tensor(6.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def total(x):
    acc = 0.0
    for v in x:
        acc += v
    for i in range(tf.shape(x)[0]):
        acc += x[i]
    return acc


print(total(tf.constant([1.0, 2.0])))
