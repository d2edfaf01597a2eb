# A list of one element adds one row in each turn, whatever shape the element has.
# observed: ends with ValueError: 'grown' has shape (0,) before the loop, but shape (1,) after one iteration....
import tensorflow as tf


@tf.function
def collected(v, n):
    x = tf.nest.flatten({"v": v})[0]
    grown = tf.zeros([0])
    for i in tf.range(n):
        grown = tf.concat([grown, [x]], axis=0)  # expect: TFF135
    return grown


print(collected(tf.constant(2.0), tf.constant(2)).numpy())
