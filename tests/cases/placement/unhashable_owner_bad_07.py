# Slots as a string, in base and child.
# observed: ends with TypeError: cannot create weak reference to 'Cell' object
import tensorflow as tf


class Base:
    __slots__ = "k"


class Cell(Base):
    __slots__ = ()

    @tf.function  # expect: TFF178
    def run(self, x):
        return self.k * x


c = Cell()
c.k = 2.0
print(float(c.run(tf.constant(1.0))))
