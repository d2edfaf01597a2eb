# A layer counts its calls, under a tensor if of the traced function.
# observed: 1
# eager: 0
import tensorflow as tf


class L(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.calls = 0

    def call(self, x):
        self.calls += 1  # expect: TFF123
        return x * 2.0


layer = L()


@tf.function
def f(x):
    if tf.reduce_sum(x) > 0.0:
        x = layer(x)
    return x


for v in (-1.0, -2.0):
    f(tf.constant([[v]]))
print(layer.calls)
