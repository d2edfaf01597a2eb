# tf.while_loop grows a tensor, which eager code allows.
# observed: ValueError
# eager: [0 1 2]
import tensorflow as tf


@tf.function
def gen(n):
    def cond(i, out):
        return i < n
    def body(i, out):
        return i + 1, tf.concat([out, [i]], axis=0)
    return tf.while_loop(cond, body, [tf.constant(0), tf.zeros([0], tf.int32)])[1]  # expect: TFF135


try:
    print(gen(tf.constant(3)).numpy())
except Exception as e:
    print(type(e).__name__)
