# One tf.function object for each optimizer, of one Python function.
# observed: 1.0 True True
import tensorflow as tf


def train(w, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.square(w - 1.0)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


w = tf.Variable(2.0)
adam, lion = tf.keras.optimizers.Adam(0.1), tf.keras.optimizers.Lion(0.1)
step_adam, step_lion = tf.function(train), tf.function(train)
print(step_adam(w, adam).numpy(), step_lion(w, lion).numpy() < 1.0, step_adam(w, adam).numpy() < 1.0)
