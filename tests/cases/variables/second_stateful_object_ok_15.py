# The step is not traced: an optimizer may come at any time.
# observed: 1.0 True
import tensorflow as tf


@tf.function
def loss_of(w, x):
    return tf.square(w * x - 1.0)


def step(w, x, optimizer):
    with tf.GradientTape() as tape:
        loss = loss_of(w, x)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


w = tf.Variable(2.0)
fast, slow = tf.keras.optimizers.Adam(1e-2), tf.keras.optimizers.Adam(1e-3)
print(step(w, tf.constant(1.0), fast).numpy(), step(w, tf.constant(1.0), slow).numpy() < 1.0)
