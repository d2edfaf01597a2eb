# What is a variable, or the tensor that another method puts in its place, takes no item assignment either way.
# observed: TypeError
import tensorflow as tf


class Model:
    def __init__(self):
        self.w = tf.Variable(tf.zeros([2]))

    @tf.function
    def decay(self, x):
        self.w = self.w - x  # expect: TFF124
        return x

    @tf.function
    def pin(self, x):
        self.w[0] = x  # expect: TFF124
        return x


model = Model()
try:
    model.pin(tf.constant(1.0))
except TypeError as error:
    print(type(error).__name__)
model.decay(tf.constant(1.0))
