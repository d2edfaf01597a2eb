# tf.where and tf.repeat with dynamic sizes compile on CPU.
# source: https://github.com/tensorflow/tensorflow/issues/47211
# observed: [1 2] | [1. 2. 2. 2.]
import tensorflow as tf


@tf.function(jit_compile=True)
def active(ids):
    return tf.where(ids > 1)


@tf.function(jit_compile=True)
def spread(values, counts):
    return tf.repeat(values, counts)


print(active(tf.constant([0, 2, 5])).numpy().ravel())
print(spread(tf.constant([1.0, 2.0]), tf.constant([1, 3])).numpy())
