# A session made outside.
# observed: ends with RuntimeError: The Session graph is empty. Add operations to the graph
#   before...
import tensorflow as tf

sess = tf.compat.v1.Session(graph=tf.Graph())


@tf.function
def value(x):
    return sess.run(x)  # expect: TFF175


print(value(tf.constant(1.0)))
