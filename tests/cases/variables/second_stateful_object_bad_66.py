# A function that makes a model and an optimizer for a step from outside, and is called in a loop: the second run comes too late.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the first call...
import tensorflow as tf


@tf.function
def step(model, optimizer, x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(x))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    return loss


def run(rate, x):
    model = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(1)])
    optimizer = tf.keras.optimizers.Adam(rate)
    for _ in range(2):
        step(model, optimizer, x)  # expect: TFF129


for rate in (0.1, 0.01):
    run(rate, tf.ones([4, 2]))
