# A string chooses the optimizer out of a dict.
# observed: 1.0 | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: 1.0 | True
import tensorflow as tf

w = tf.Variable(2.0)
OPTIMIZERS = {"adam": tf.keras.optimizers.Adam(0.1), "lion": tf.keras.optimizers.Lion(0.1)}


@tf.function
def step(x, which):
    with tf.GradientTape() as tape:
        loss = tf.square(w * x - 1.0)
    OPTIMIZERS[which].apply_gradients([(tape.gradient(loss, w), w)])
    return loss


x = tf.constant(1.0)
print(step(x, "adam").numpy())
try:
    print(step(x, "lion").numpy() < 1.0)  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
