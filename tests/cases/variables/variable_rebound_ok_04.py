# Slices of a variable have assign.
# observed: [1. 1.]
import tensorflow as tf

table = tf.Variable(tf.zeros([2]))


@tf.function
def put(x):
    table[0].assign(x)
    table[1:].assign([x])
    return table + 0.0


print(put(tf.constant(1.0)).numpy())
