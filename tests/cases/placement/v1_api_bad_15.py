# Placeholder in a Keras call.
# observed: ends with InvalidArgumentError: [[{{node sequential_1/scale_1/Placeholder}}]]
#   [Op:__inf...
import numpy as np
import tensorflow as tf


class Scale(tf.keras.layers.Layer):
    def call(self, x):
        k = tf.compat.v1.placeholder(tf.float32, [])  # expect: TFF175
        return x * k


m = tf.keras.Sequential([Scale()])
print(m.predict(np.ones((1, 2)), verbose=0))
