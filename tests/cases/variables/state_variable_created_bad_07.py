# add_weight in a layer's call is refused: the layer is already built.
# observed: error: ValueError You cannot add new elements of state (variables or sub-layers) to a
#   layer that is...
# tf-2.15.1: error: ValueError: in user code: File "<path>", line 15, in None * lambda x: layer(x)
#   File "<path>", line 70, in error_hand...

import tensorflow as tf


class Scale(tf.keras.layers.Layer):
    def call(self, x):
        w = self.add_weight(shape=(), initializer="ones")  # expect: TFF121
        return x * w


layer = Scale()
g = tf.function(lambda x: layer(x))
try:
    print(float(g(tf.constant(2.0))))
except Exception as err:
    print("error:", type(err).__name__, " ".join(str(err).split("Scale.call().")[-1].split()))
