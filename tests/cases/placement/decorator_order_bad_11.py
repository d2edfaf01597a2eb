# From tensorflow import function.
# observed: ends with TypeError: cannot create weak reference to 'staticmethod' object
from tensorflow import function as graph
import tensorflow as tf


class Maths:
    @graph  # expect: TFF171
    @staticmethod
    def double(x):
        return x * 2.0

    def run(self, x):
        return self.double(x)


print(float(Maths().run(tf.constant(1.0))))
