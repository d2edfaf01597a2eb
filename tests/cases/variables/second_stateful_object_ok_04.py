# A traced method has a cache for each instance, and each instance its optimizer (twin of bad_07).
# observed: 1.0 1.0
import tensorflow as tf


class Trainer:
    def __init__(self, rate):
        self.w = tf.Variable(2.0)
        self.optimizer = tf.keras.optimizers.Adam(rate)

    @tf.function
    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.square(self.w - x)
        self.optimizer.apply_gradients([(tape.gradient(loss, self.w), self.w)])
        return loss


a, b = Trainer(1e-2), Trainer(1e-3)
print(a.step(tf.constant(1.0)).numpy(), b.step(tf.constant(1.0)).numpy())
