# Loop variable shapes from a random batch.
# observed: [1. 1. 1.]
import tensorflow as tf

@tf.function(input_signature=[tf.TensorSpec([None, 3], tf.float32)])
def mean_rows(x):
    acc = tf.zeros([3])
    n = 0
    for row in x:
        acc += row
        n += 1
    return acc / tf.cast(n, tf.float32)

print(mean_rows(tf.ones([4, 3])).numpy())
