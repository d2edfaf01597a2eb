# Tf print arguments.
# observed: loss = 1.5
import tensorflow as tf


@tf.function
def step(x):
    loss = tf.reduce_mean(x)
    tf.print("loss =", loss)
    return loss


step(tf.constant([1.0, 2.0]))
