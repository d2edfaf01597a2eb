# What works: name_scope, device, cond, losses, decay, assign, where, argmax, global_norm.
# observed: 3
import tensorflow as tf

w = tf.Variable(1.0)


@tf.function
def f(x):
    with tf.compat.v1.name_scope("a"), tf.compat.v1.device("cpu:0"):
        y = tf.compat.v1.cond(x[0] > 0.0, lambda: x, lambda: -x)
    loss = tf.compat.v1.losses.mean_squared_error(y, x)
    with tf.control_dependencies([tf.compat.v1.assign(w, 2.0)]):
        z = tf.compat.v1.where(x > 0.0, x, y)
    norm = tf.compat.v1.global_norm([x])
    return loss + norm, tf.compat.v1.argmax(z, 0), tf.compat.v1.get_default_graph() is not None


print(len(f(tf.constant([1.0, 2.0]))))
