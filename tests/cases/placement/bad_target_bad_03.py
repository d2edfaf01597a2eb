# __new__.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf


class One:
    @tf.function  # expect: TFF172
    def __new__(cls, *args):
        return object.__new__(cls)


print(type(One()).__name__)
