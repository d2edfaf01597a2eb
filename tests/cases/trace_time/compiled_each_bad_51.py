# A method that sets an attribute, called of the same object between two runs; that of another object changes nothing here.
# observed: 2.0 | 2.0
import tensorflow as tf


class Scaler:
    def __init__(self, scale):
        self.scale = scale

    def use(self, scale):
        self.scale = scale

    @tf.function
    def run(self, x):
        return x * self.scale  # expect: TFF109


first = Scaler(1.0)
print(first.run(tf.constant(2.0)).numpy())
first.use(3.0)
print(first.run(tf.constant(2.0)).numpy())
