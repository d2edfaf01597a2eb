# A TensorArray made inside, carried through tf.while_loop and tf.foldl.
# observed: [[2.0, 2.0, 2.0], [2.0, 2.0]]
import tensorflow as tf


@tf.function
def count(x):
    out = tf.TensorArray(tf.float32, size=3)
    out = tf.while_loop(lambda i, array: i < 3, lambda i, array: (i + 1, array.write(i, x)), (0, out))[1]
    again = tf.foldl(lambda array, i: array.write(i, x), tf.range(2), tf.TensorArray(tf.float32, size=2))
    return out.stack(), again.stack()


print([part.numpy().tolist() for part in count(tf.constant(2.0))])
