# Slots and Generic.
# observed: ends with TypeError: cannot create weak reference to 'Box' object
from typing import Generic, TypeVar

import tensorflow as tf

T = TypeVar("T")


class Box(Generic[T]):
    __slots__ = ["v"]

    def __init__(self, v: T):
        self.v = v

    @tf.function  # expect: TFF178
    def get(self, x):
        return self.v * x


b = Box(2.0)
print(float(b.get(tf.constant(1.0))))
