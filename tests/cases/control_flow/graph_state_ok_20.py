# Optimizer and tape in a branch, results out.
# observed: 1.0
import tensorflow as tf
w = tf.Variable(1.0)

@tf.function
def f(x):
    loss = tf.constant(0.0)
    if x > 0.0:
        with tf.GradientTape() as tape:
            loss = w * x
        grad = tape.gradient(loss, w)
        w.assign_sub(0.1 * grad)
    return loss

print(f(tf.constant(1.0)).numpy())
