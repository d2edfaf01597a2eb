# The second optimizer was used eagerly before the step sees it (twin of bad_01).
# observed: 1.0 True
import tensorflow as tf


@tf.function
def step(w, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.square(w - 1.0)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


w = tf.Variable(2.0)
first, second = tf.keras.optimizers.Adam(0.1), tf.keras.optimizers.Adam(0.1)
second.apply_gradients([(tf.constant(0.0), w)])
print(step(w, first).numpy(), step(w, second).numpy() < 1.0)
