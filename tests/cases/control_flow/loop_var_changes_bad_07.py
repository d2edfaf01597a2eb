# Stack grows by concat of rows.
# observed: ends with ValueError: 'rows' has shape (1, 2) before the loop, but shape (2, 2) after
#   one iteration. Use tf.autograph.experimental.set_loop_...
import tensorflow as tf

@tf.function
def f(n):
    rows = tf.zeros([1, 2])
    for i in tf.range(n):
        rows = tf.concat([rows, tf.ones([1, 2])], 0)  # expect: TFF135
    return rows

print(f(tf.constant(2)).shape)
