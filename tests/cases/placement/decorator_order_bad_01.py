# tf.function above property.
# observed: ends with TypeError: <property object at 0x…> is not a callable object
import tensorflow as tf


class Ring:
    radius = 2.0

    @tf.function  # expect: TFF171
    @property
    def area(self):
        return tf.constant(3.0) * self.radius**2


print(float(Ring().area))
