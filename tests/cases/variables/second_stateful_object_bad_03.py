# SGD with momentum has a slot for each variable.
# observed: 1.0 | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: 1.0 | 0.64
import tensorflow as tf


def train(w, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.square(w - 1.0)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


step = tf.function(train)
w = tf.Variable(2.0)
warm = tf.keras.optimizers.SGD(0.1, momentum=0.9)
main = tf.keras.optimizers.SGD(0.1, momentum=0.5)
print(step(w, optimizer=warm).numpy())
try:
    print(round(float(step(w, optimizer=main)), 3))  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
