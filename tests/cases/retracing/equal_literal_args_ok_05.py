# Two instances have traces of their own.
# observed: int32 float32
import tensorflow as tf


class Model(tf.Module):
    @tf.function
    def fill(self, value):
        return tf.fill([2], value)


a, b = Model(), Model()
print(a.fill(1).dtype.name, b.fill(1.0).dtype.name)
