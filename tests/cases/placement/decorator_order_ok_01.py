# Property, setter and cached_property above tf.function.
# observed: 6.0 [0 1]
import functools

import tensorflow as tf


class Knob:
    def __init__(self):
        self.v = tf.Variable(1.0)

    @property
    @tf.function
    def value(self):
        return self.v * 2.0

    @value.setter
    @tf.function
    def value(self, x):
        self.v.assign(x)

    @functools.cached_property
    @tf.function
    def table(self):
        return tf.range(2)


k = Knob()
k.value = tf.constant(3.0)
print(float(k.value), k.table.numpy())
