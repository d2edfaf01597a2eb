# A helper with tensor work is traced with its caller.
# source: https://www.tensorflow.org/guide/intro_to_graphs#taking_advantage_of_graphs
# observed: [[12.]]
import tensorflow as tf

def inner(x, y, b):
    x = tf.matmul(x, y)
    return x + b

@tf.function
def outer(x):
    y = tf.constant([[2.0], [3.0]])
    b = tf.constant(4.0)
    return inner(x, y, b)

print(outer(tf.constant([[1.0, 2.0]])).numpy())
