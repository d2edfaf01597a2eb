# super() in a method of a temporary.
# observed: ends with AttributeError: 'super' object has no attribute 'scale'
import tensorflow as tf


class Base:
    def scale(self, x):
        return x * 2.0


class Child(Base):
    @tf.function
    def scale(self, x):
        return super().scale(x) + 1.0


print(float(Child().scale(tf.constant(1.0))))  # expect: TFF177
