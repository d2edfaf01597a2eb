# Operations, variables, None in both, and other shapes meet.
# observed: (3, 1)
import tensorflow as tf

v = tf.Variable(0.0)


@tf.function
def f(x, log):
    tf.cond(x > 0, lambda: tf.group(v.assign(x)), lambda: tf.no_op())
    tf.cond(log, lambda: tf.print("x", x), tf.no_op)
    tf.cond(log, lambda: v.assign_add(1.0), lambda: v)
    tf.cond(log, lambda: v.assign_add(1.0), lambda: v.read_value())
    tf.cond(log, lambda: None, lambda: None)
    return tf.cond(log, lambda: tf.zeros(2), lambda: tf.zeros((3, 1)))


print(f(tf.constant(1.0), tf.constant(False)).shape)
