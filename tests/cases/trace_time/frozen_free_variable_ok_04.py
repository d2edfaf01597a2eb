# Optimizer and step are defined again, as in a notebook.
# observed: 0.39999998

import tensorflow as tf


x = tf.constant([1.0])
optimizer = tf.keras.optimizers.SGD(0.1)
w = tf.Variable(1.0)


@tf.function
def train_step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(w * x)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


train_step(x)

optimizer = tf.keras.optimizers.SGD(0.5)


@tf.function
def train_step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(w * x)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


train_step(x)
print(w.numpy())
