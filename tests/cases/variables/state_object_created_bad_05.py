# A layer made in another layer's call is refused by fit, and its weights are not tracked.
# observed: weights tracked: 2 | error: ValueError Exception encountered when calling Block.call().
#   | tf.function only supports singleton tf.Variables created on the first call. Make sure the
#   tf.Variabl... | Arguments received by Block.call(): | • x=tf.Tensor(shape=(None, 2),
#   dtype=float32)
# tf-2.15.1: weights tracked: 2 | error: ValueError: Exception encountered when calling layer
#   'block' (type Block).

import numpy as np
from tensorflow import keras


class Block(keras.layers.Layer):
    def call(self, x):
        h = keras.layers.Dense(2)(x)  # expect: TFF122
        return h + x


m = keras.Sequential([keras.Input((2,)), Block(), keras.layers.Dense(1)])
print("weights tracked:", len(m.trainable_variables))
m.compile("sgd", "mse")
try:
    m.fit(np.ones((2, 2)), np.ones((2, 1)), verbose=0)
    print("fit ran; weights:", len(m.trainable_variables))
except Exception as err:
    print("error:", type(err).__name__, err)
