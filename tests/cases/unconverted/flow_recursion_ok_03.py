# Method of same name.
# observed: tf.Tensor(4.0, shape=(), dtype=float32)
import tensorflow as tf


class Base(tf.Module):
    def call(self, x):
        return x + 1.0


class Child(Base):
    @tf.function
    def call(self, x):
        return super().call(x) * 2.0


child = Child()
print(child.call(tf.constant(1.0)))
