# A tensor chooses: both branches are traced, so the first trace makes all slots (twin of bad_14).
# observed: 1.0 True
import tensorflow as tf

g, d = tf.Variable(1.0), tf.Variable(2.0)
g_adam, d_adam = tf.keras.optimizers.Adam(0.1), tf.keras.optimizers.Adam(0.1)


@tf.function
def step(x, train_critic):
    with tf.GradientTape(persistent=True) as tape:
        loss = tf.square(g * x - d)
    if train_critic:
        d_adam.apply_gradients([(tape.gradient(loss, d), d)])
    else:
        g_adam.apply_gradients([(tape.gradient(loss, g), g)])
    return loss


x = tf.constant(1.0)
print(step(x, tf.constant(False)).numpy(), step(x, tf.constant(True)).numpy() < 1.0)
