# The base has __eq__, the child the method; then a base with slots.
# observed: ends with TypeError: unhashable type: 'Child'
import tensorflow as tf


class Base:
    def __eq__(self, other):
        return True


class Child(Base):
    @tf.function  # expect: TFF178
    def run(self, x):
        return x * 2.0


c = Child()
print(float(c.run(tf.constant(1.0))))
