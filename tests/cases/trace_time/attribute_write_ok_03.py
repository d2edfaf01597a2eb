# A property whose setter assigns a variable.
# observed: 4.0 6.0

import tensorflow as tf


class Scale(tf.Module):
    def __init__(self):
        self._v = tf.Variable(1.0)

    @property
    def value(self):
        return self._v

    @value.setter
    def value(self, x):
        self._v.assign(x)


s = Scale()


@tf.function
def set_and_get(x):
    s.value = x
    return s.value * 2.0


print(set_and_get(tf.constant(2.0)).numpy(), set_and_get(tf.constant(3.0)).numpy())
