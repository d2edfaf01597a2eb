# Two optimizers in one step, both used by the first trace (twin of bad_14).
# observed: 1.0 True | True
import tensorflow as tf

g, d = tf.Variable(1.0), tf.Variable(2.0)
g_adam, d_adam = tf.keras.optimizers.Adam(0.1), tf.keras.optimizers.Adam(0.1)


@tf.function
def step(x):
    with tf.GradientTape(persistent=True) as tape:
        loss = tf.reduce_sum(tf.square(g * x - d))
    g_adam.apply_gradients([(tape.gradient(loss, g), g)])
    d_adam.apply_gradients([(tape.gradient(loss, d), d)])
    return loss


print(step(tf.constant([1.0])).numpy(), step(tf.constant([1.0])).numpy() < 1.0)
print(step(tf.constant([1.0, 2.0])).numpy() < 2.0)
