# From dataclasses import dataclass as data, order=True.
# observed: ends with TypeError: unhashable type: 'Point'
from dataclasses import dataclass as data

import tensorflow as tf


@data(order=True)
class Point:
    x: float

    @tf.function  # expect: TFF178
    def __call__(self, y):
        return self.x * y


p = Point(2.0)
print(float(p(tf.constant(1.0))))
