# Two functions of one factory.
# observed: int32 float32
import tensorflow as tf


def make():
    return tf.function(lambda x: tf.convert_to_tensor(x))


f, g = make(), make()
print(f(1).dtype.name, g(1.0).dtype.name)
