# __tf_flatten__ makes an object a nest.
# observed: 2.0
import tensorflow as tf


class Box:
    def __init__(self, x):
        self.x = x

    def __tf_flatten__(self):
        return (), (self.x,)

    @classmethod
    def __tf_unflatten__(cls, metadata, components):
        return cls(*components)


@tf.function
def box(x):
    return Box(x + 1.0)


print(float(box(tf.constant(1.0)).x))
