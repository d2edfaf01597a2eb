# Ranks differ at three places.
# observed: traces 3
import tensorflow as tf


@tf.function
def total(x):
    return tf.reduce_sum(x)


total(tf.zeros([2]))
total(tf.zeros([2, 2]))  # expect: TFF116
total(tf.zeros([2, 2, 2]))  # expect: TFF116
total(tf.ones([2]))
print("traces", total.experimental_get_tracing_count())
