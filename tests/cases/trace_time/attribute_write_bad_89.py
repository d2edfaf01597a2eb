# A layer that a function defines and only calls eagerly is traced by nobody; where a traced lambda calls it, it is.
# observed: True | True 1
# eager: True | True 3
import tensorflow as tf


def eager_layer():
    class Mask(tf.keras.layers.Layer):
        def __init__(self):
            super().__init__()
            self.used = False

        def call(self, x, mask=None):
            self.used = mask is not None
            return x

    layer = Mask()
    layer(tf.ones([2, 2]), mask=tf.ones([2]))
    print(layer.used)


def traced_layer():
    class Count(tf.keras.layers.Layer):
        def __init__(self):
            super().__init__()
            self.steps = 0

        def call(self, x, mask=None):
            self.steps += 1  # expect: TFF104
            return x

    layer = Count()
    step = tf.function(lambda x: layer(x))
    for _ in range(3):
        step(tf.ones([2, 2]))
    print(layer.built, layer.steps)


eager_layer()
traced_layer()
