# The same optimizer for another shape: a second trace, and nothing to make.
# observed: 1.0 | True
import tensorflow as tf


@tf.function
def step(w, x, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(w * x - 1.0))
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


w = tf.Variable(2.0)
adam = tf.keras.optimizers.Adam(1e-2)
same = adam
print(step(w, tf.constant([1.0]), adam).numpy())
print(step(w, tf.constant([1.0, 1.0]), same).numpy() < 2.0)
