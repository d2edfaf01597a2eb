# Np in layer call.
# observed: NotImplementedError: in user code: NotImplementedError: E... | Cannot convert a symbolic tf.Tensor (x:0)
#   to a numpy arra... | Arguments received by Gelu.call(): | • x=tf.Tensor(shape=(1, 2), dtype=float32)
# eager: tf.Tensor([[0.8807971 0.8807971]], shape=(1, 2), dtype=fl...
import numpy as np
import tensorflow as tf


class Gelu(tf.keras.layers.Layer):
    def call(self, x):
        return x * 0.5 * (1.0 + np.tanh(x))  # expect: TFF152


layer = Gelu()
infer = tf.function(lambda x: layer(x))
try:
    print(infer(tf.ones([1, 2])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
