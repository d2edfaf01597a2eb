# A class method that builds an object in traced code.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf


class Pair:
    def __init__(self, a, b):
        self.a, self.b = a, b

    @classmethod
    @tf.function
    def of(cls, x):
        return cls(x, x + 1.0)  # expect: TFF170


print(float(Pair.of(tf.constant(1.0)).a))
