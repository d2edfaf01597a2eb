# A Keras layer keeps its TensorArray in an attribute; predict traces the call.
# observed: NotImplementedError Exception encountered when calling Repeat.call().
# eager: [[2.0, 2.0]]
import numpy as np
import tensorflow as tf


class Repeat(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.rows = tf.TensorArray(tf.float32, size=2)

    def call(self, x):
        def body(i, rows):
            return i + 1, rows.write(i, x)  # expect: TFF120

        rows = tf.while_loop(lambda i, rows: i < 2, body, (0, self.rows))[1]
        return tf.reduce_sum(rows.stack(), axis=0)


model = tf.keras.Sequential([Repeat()])
try:
    print(model.predict(np.ones([1, 2], "float32"), verbose=0).tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[0][:70])
