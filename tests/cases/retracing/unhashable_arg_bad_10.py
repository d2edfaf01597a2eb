# A tf.Module with an __eq__ of its own.
# observed: TypeError Could not generate a generic TraceType f
# eager: 6.0
import tensorflow as tf


class Layer(tf.Module):
    def __init__(self, w):
        super().__init__()
        self.w = tf.Variable(w)

    def __eq__(self, other):
        return isinstance(other, Layer)


@tf.function
def apply(layer, x):
    return layer.w * x


try:
    print(apply(Layer(2.0), tf.constant(3.0)).numpy())  # expect: TFF110
except TypeError as err:
    print(type(err).__name__, str(err)[:40])
