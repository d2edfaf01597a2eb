# A class under tf.function.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf


@tf.function  # expect: TFF172
class Model(tf.Module):
    def __init__(self):
        super().__init__()
        self.k = 2.0

    def __call__(self, x):
        return x * self.k


print(float(Model()(tf.constant(1.0))))
