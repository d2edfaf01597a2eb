# Constants with names, and a method.
# observed: int32 | int32
# eager: int32 | float32
import tensorflow as tf


ONE = 1
UNIT = 1.0


class Model(tf.Module):
    @tf.function(reduce_retracing=True)
    def fill(self, value):
        return tf.fill([2], value)


model = Model()
print(model.fill(ONE).dtype.name)
print(model.fill(UNIT).dtype.name)  # expect: TFF112
