# table[i] = x on a variable is refused, traced and eagerly.
# observed: error: TypeError in user code: TypeError: 'ResourceVariable' object does not support
#   item assignment

import tensorflow as tf

table = tf.Variable(tf.zeros([3]))


@tf.function
def put(i, x):
    table[i] = x  # expect: TFF124
    return table.read_value()


try:
    print(put(tf.constant(1), tf.constant(5.0)))
except Exception as err:
    print("error:", type(err).__name__, err)
