# __eq__ with __hash__ taken from the base.
# observed: 6.0
import tensorflow as tf


class Option:
    def __init__(self, k):
        self.k = k

    def __eq__(self, other):
        return self is other

    __hash__ = object.__hash__


option = Option(2.0)


@tf.function
def f(x, option):
    return x * option.k


print(f(tf.constant(3.0), option).numpy())
