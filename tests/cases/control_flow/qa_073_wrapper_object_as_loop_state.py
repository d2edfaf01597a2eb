# Wrapper object as loop state.
# observed: TypeError in user code: TypeError: Failed to convert elements of <__main__.Field object
#   at 0x…> to Tensor. Consider casting elements to a supported type. See https://www.tensorflow...
import tensorflow as tf


class Field:
    def __init__(self, data):
        self.data = data

    def __add__(self, other):
        return Field(self.data + other.data)

    def norm2(self):
        return tf.reduce_sum(tf.square(self.data))


@tf.function
def relax(data, limit):
    x = Field(data)
    while x.norm2() < limit:
        x = x + x  # expect: TFF135
    return x.data


try:
    print(relax(tf.ones(2), tf.constant(50.0)).numpy())
except Exception as err:
    print(type(err).__name__, err)
