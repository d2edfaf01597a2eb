# A traced outer step calls the traced inner step with two optimizers: an error on its first call.
# observed: ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: 5.0
import tensorflow as tf

u, v = tf.Variable(1.0), tf.Variable(2.0)
adam_u, adam_v = tf.keras.optimizers.Adam(0.1), tf.keras.optimizers.Adam(0.2)


@tf.function
def descend(w, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.square(w)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


@tf.function
def step(scale):
    first = descend(u, adam_u)
    second = descend(v, adam_v)  # expect: TFF129
    return scale * (first + second)


try:
    print(step(tf.constant(1.0)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
