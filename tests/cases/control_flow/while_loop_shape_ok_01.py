# The same loop with shape_invariants.
# observed: [0 1 2]
import tensorflow as tf


@tf.function
def gen(n):
    def cond(i, out):
        return i < n
    def body(i, out):
        return i + 1, tf.concat([out, [i]], axis=0)
    return tf.while_loop(cond, body, [tf.constant(0), tf.zeros([0], tf.int32)], shape_invariants=[tf.TensorShape([]), tf.TensorShape([None])])[1]


print(gen(tf.constant(3)).numpy())
