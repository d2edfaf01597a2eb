# self.step = tf.function(self._step) in __init__: a function for each instance.
# observed: 1.0 1.0
import tensorflow as tf


class Trainer:
    def __init__(self, optimizer):
        self.w = tf.Variable(2.0)
        self.optimizer = optimizer
        self.step = tf.function(self._step)

    def _step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.square(self.w - x)
        self.optimizer.apply_gradients([(tape.gradient(loss, self.w), self.w)])
        return loss


a = Trainer(tf.keras.optimizers.Adam(0.1))
b = Trainer(tf.keras.optimizers.Adagrad(0.1))
print(a.step(tf.constant(1.0)).numpy(), b.step(tf.constant(1.0)).numpy())
