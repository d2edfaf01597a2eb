# The same under jit_compile, with optimizers in a dict.
# observed: 1.0 | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: 1.0 | True
import tensorflow as tf


@tf.function(jit_compile=True)
def step(w, parts):
    with tf.GradientTape() as tape:
        loss = tf.square(w - 1.0)
    parts["optimizer"].apply_gradients([(tape.gradient(loss, w), w)])
    return loss


w = tf.Variable(2.0)
adam, adagrad = tf.keras.optimizers.Adam(0.1), tf.keras.optimizers.Adagrad(0.1)
print(step(w, {"optimizer": adam}).numpy())
try:
    print(step(w, {"optimizer": adagrad}).numpy() < 1.0)  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
