# __format__.
# observed: ends with TypeError: __format__ must return a str, not
#   tensorflow.python.framework.ops....
import tensorflow as tf


class Money:
    def __init__(self, v):
        self.v = v

    @tf.function  # expect: TFF172
    def __format__(self, spec):
        return f"{self.v} EUR"


print(f"{Money(tf.constant(1.0))}")
