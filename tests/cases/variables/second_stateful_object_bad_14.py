# A Python flag switches to the second optimizer in a later trace.
# observed: 1.0 | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: 1.0 | True
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
print(step(x, False).numpy())
try:
    print(step(x, True).numpy() < 1.0)  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
