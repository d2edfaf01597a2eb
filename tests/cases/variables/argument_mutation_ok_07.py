# The rows of a tensor, in a list of their own.
# observed: [[1.0, 1.0], [0.0, 0.0]]
import tensorflow as tf


@tf.function
def f(x):
    row = x[0]
    row = row + 1.0
    parts = list(tf.unstack(x))
    parts[0] = row
    return tf.stack(parts)


print(f(tf.zeros([2, 2])).numpy().tolist())
