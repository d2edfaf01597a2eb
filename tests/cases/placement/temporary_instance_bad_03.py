# A traced method of the base class.
# observed: ends with AttributeError: 'NoneType' object has no attribute 'k'
import tensorflow as tf


class Base:
    k = 2.0

    @tf.function(jit_compile=False)
    def run(self, x):
        return self.k * x


class Child(Base):
    pass


print(float(Child().run(tf.constant(1.0))))  # expect: TFF177
