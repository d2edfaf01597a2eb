# tf.function(Net).
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf


class Net:
    def __init__(self, k):
        self.k = k

    def __call__(self, x):
        return x * self.k


make = tf.function(Net)  # expect: TFF172
print(float(make(2.0)(tf.constant(1.0))))
