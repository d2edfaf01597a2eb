# Accumulates a scalar start with signature rows.
# observed: ends with ValueError: 'acc' has shape () before the loop, but shape (3,) after one
#   iteration. Use tf.autograph.experimental.set_loop_options...
import tensorflow as tf

@tf.function(input_signature=[tf.TensorSpec([None, 3], tf.float32)])
def sum_rows(x):
    acc = 0.0
    for row in x:
        acc = acc + row  # expect: TFF135
    return acc

print(sum_rows(tf.ones([4, 3])).numpy())
