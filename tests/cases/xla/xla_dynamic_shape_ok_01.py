# The first element, the last by its size, another dimension, and what only ends in a whole tensor are right.
# observed: [2.0, 6.0] [1. 3.] 4.0 -1.0
import tensorflow as tf


@tf.function(jit_compile=True)
def first_and_last(x):
    kept = tf.boolean_mask(x, x > 0.0) * 2.0
    return kept[0], kept[tf.size(kept) - 1]


@tf.function(jit_compile=True)
def columns(x):
    rows = tf.boolean_mask(tf.stack([x, x], 1), x > 0.0)
    return rows[:, -1], tf.reduce_sum(rows, 0)[-1]


@tf.function(jit_compile=True)
def padded(x):
    return tf.concat([tf.boolean_mask(x, x > 0.0), x], 0)[-1]


x = tf.constant([1.0, -1.0, 3.0, -1.0])
print([float(each) for each in first_and_last(x)], columns(x)[0].numpy(), float(columns(x)[1]), float(padded(x)))
