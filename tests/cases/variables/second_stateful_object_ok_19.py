# Gradient descent of tf.compat.v1 has no slots (twin of bad_12).
# observed: 1.0 True
import tensorflow as tf


@tf.function
def step(w, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.square(w - 1.0)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


w = tf.Variable(2.0)
adam = tf.compat.v1.train.AdamOptimizer(0.1)
plain = tf.compat.v1.train.GradientDescentOptimizer(0.1)
print(step(w, adam).numpy(), step(w, plain).numpy() < 1.0)
