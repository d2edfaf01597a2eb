# Python conditions in a layer's call: training, ranks, config, None.
# observed: [[8. 8.] | [8. 8.]]
import keras
import tensorflow as tf


class Drop(keras.layers.Layer):
    def __init__(self, rate=0.5, axis=None):
        super().__init__()
        self.rate = rate
        self.axis = axis

    def call(self, x, mask=None, training=False):
        if training and self.rate > 0.0:
            x = tf.nn.dropout(x, self.rate)
        if mask is not None:
            x = x * mask
        if self.axis is None and len(x.shape) == 2:
            x = x + 1.0
        for _ in range(x.shape[-1]):
            x = x * 2.0
        return x


model = keras.Sequential([Drop()])
print(model.predict(tf.ones([2, 2]), verbose=0))
