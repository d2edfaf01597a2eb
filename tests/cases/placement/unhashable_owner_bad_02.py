# __eq__ without __hash__, and a property above tf.function.
# observed: ends with TypeError: Could not generate a generic TraceType for <__main__.Key object
#   at...
import tensorflow as tf


class Key:
    def __init__(self, k):
        self.k = k

    def __eq__(self, other):
        return self.k == other.k

    @property
    @tf.function  # expect: TFF178
    def doubled(self):
        return tf.constant(self.k) * 2.0

    @staticmethod
    @tf.function
    def one(x):
        return x


print(float(Key(1.0).doubled))
