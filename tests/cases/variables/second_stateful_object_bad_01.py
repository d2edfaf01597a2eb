# One step, two Adams: the second one makes its slots after the first call.
# observed: 1.0 | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: 1.0 | 0.98
import tensorflow as tf


@tf.function
def step(w, x, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.square(w * x - 1.0)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


w = tf.Variable(2.0)
fast, slow = tf.keras.optimizers.Adam(1e-2), tf.keras.optimizers.Adam(1e-3)
print(step(w, tf.constant(1.0), fast).numpy())
try:
    print(round(float(step(w, tf.constant(1.0), slow)), 3))  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
