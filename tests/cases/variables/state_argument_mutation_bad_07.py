# data.pop in Keras' train_step is refused.
# observed: error: ValueError TensorFlowTrainer._make_function.<locals>.one_step_on_data(data)
#   should not modify...
# tf-2.15.1: ['loss']

import numpy as np
import tensorflow as tf


class Model(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.d = tf.keras.layers.Dense(1)

    def call(self, inputs):
        inputs = dict(inputs)
        inputs["x"] = inputs["x"] * 2.0
        return self.d(inputs["x"])

    def train_step(self, data):
        w = data.pop("w")  # expect: TFF125
        loss = tf.reduce_mean(self(data, training=True) * w)
        return {"loss": loss}


ds = tf.data.Dataset.from_tensor_slices({"x": np.ones((4, 2), "f"), "w": np.ones((4, 1), "f")})
m = Model()
m.compile("sgd")
try:
    h = m.fit(ds.batch(2), verbose=0)
    print(sorted(h.history))
except Exception as err:
    print("error:", type(err).__name__, err)
