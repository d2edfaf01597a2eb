# A TensorArray of __init__ that is only read whole, or by Python index: constants of the graph.
# observed: [6.0, 8.0, 10.0] | [5.0, 8.0, 13.0]
import tensorflow as tf


class Palette:
    def __init__(self, colours):
        self.colours = tf.TensorArray(tf.float32, size=3, clear_after_read=False).unstack(colours)

    @tf.function
    def shade(self, x):
        return self.colours.stack() * x + self.colours.read(0) + tf.cast(self.colours.size(), tf.float32)


palette = Palette(tf.constant([1.0, 2.0, 3.0]))
print(palette.shade(tf.constant(2.0)).numpy().tolist())
print(palette.shade(tf.constant([1.0, 2.0, 3.0])).numpy().tolist())
