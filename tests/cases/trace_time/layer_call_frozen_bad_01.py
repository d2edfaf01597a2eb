# A decorated call runs when the model is called, not by its name.
# observed: [[0.5]] | [[0.5]]
# eager: [[0.5]] | [[0.]]
import tensorflow as tf


class Clf(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dropout_rate = 0.5
        self.d = tf.keras.layers.Dense(1, kernel_initializer="ones")
    @tf.function
    def call(self, x):
        return self.d(x) * self.dropout_rate  # expect: TFF109


c = Clf()
print(c(tf.ones((1, 1))).numpy())
c.dropout_rate = 0.0
print(c(tf.ones((1, 1))).numpy())
