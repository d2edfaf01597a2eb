# compile(jit_compile=True) drops the assertion in a layer's call.
# observed: no error: [[-1.0]]
import numpy as np
import tensorflow as tf


class Guard(tf.keras.layers.Layer):
    def call(self, x):
        tf.debugging.assert_non_negative(x)  # expect: TFF163
        return x


model = tf.keras.Sequential([Guard()])
model.compile(loss="mse", jit_compile=True)
print("no error:", model.predict(-np.ones([1, 1]), verbose=0).tolist())
