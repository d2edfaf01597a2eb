# A table made under `not hasattr` in a layer's call.
# observed: [0. 1. 2.] | TypeError
# eager: [0. 1. 2.] | [0. 1. 2.]

import tensorflow as tf


class Pos(tf.keras.layers.Layer):
    def call(self, x):
        if not hasattr(self, "grid"):
            self.grid = tf.range(3.0)  # expect: TFF105
        return x + self.grid


pos = Pos()
f = tf.function(lambda x: pos(x))
print(f(tf.zeros([3])).numpy())
try:
    print(f(tf.zeros([1])).numpy())
except Exception as err:
    print(type(err).__name__)
