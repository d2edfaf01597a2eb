# SGD without momentum has no slots (twin of bad_03).
# observed: 1.0 | 0.64
import tensorflow as tf


def train(w, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.square(w - 1.0)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


step = tf.function(train)
w = tf.Variable(2.0)
warm = tf.keras.optimizers.SGD(0.1)
main = tf.keras.optimizers.SGD(0.1, clipnorm=1.0, weight_decay=0.01)
print(step(w, optimizer=warm).numpy())
print(round(float(step(w, optimizer=main)), 3))
