# Keras 3 locks a layer before `call` where it has a `build`, or nothing in it that is still to be built: no guard opens in time.
# observed: True | ends with ValueError...
import tensorflow as tf


class Bare(tf.keras.layers.Layer):
    def __init__(self, units):
        super().__init__()
        self.units = units
        self.sizes = [units, units]
        self.loss = tf.keras.metrics.Mean()
        self.dense = None

    def call(self, x):
        if self.dense is None:
            self.dense = tf.keras.layers.Dense(self.units)  # expect: TFF122
        return self.dense(x)


class Built(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.first = tf.keras.layers.Dense(3)

    def build(self, shape):
        self.first.build(shape)

    def call(self, x):
        if not hasattr(self, "scale"):
            self.scale = self.add_weight(shape=())  # expect: TFF121
        return self.first(x) * self.scale


try:
    tf.function(Bare(2))(tf.ones([4, 3]))
except ValueError as error:
    print("You cannot add new elements of state" in str(error))
tf.function(Built())(tf.ones([4, 3]))
