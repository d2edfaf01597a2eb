# A signature that fails where it is made is one trap: its calls are never reached.
# observed: TypeError
import tensorflow as tf


def make():
    @tf.function(input_signature=[[None, 2]])  # expect: TFF118
    def double(x):
        return x * 2.0

    return double(tf.ones([1, 2]))


try:
    make()
except TypeError as error:
    print(type(error).__name__)
