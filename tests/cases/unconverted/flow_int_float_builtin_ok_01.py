# Range of int.
# observed: tf.Tensor(6, shape=(), dtype=int32)
import tensorflow as tf


@tf.function
def total(n):
    acc = 0
    for i in range(int(n)):
        acc += i
    return acc


print(total(tf.constant(4)))
