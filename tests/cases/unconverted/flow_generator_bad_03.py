# Yield from method.
# observed: TypeError: To be compatible with tf.function, Python functions must return zero or more
#   Tensors or ExtensionTypes or None values; in compilation of <function Loader.stream at 0x…>,...
import tensorflow as tf


class Loader:
    def __init__(self, parts):
        self.parts = parts
    @tf.function(reduce_retracing=True)
    def stream(self):
        yield from self.parts  # expect: TFF141


try:
    print(Loader([tf.constant(1.0)]).stream())  # expect: TFF177
except Exception as err:
    print(f"{type(err).__name__}: {err}")
