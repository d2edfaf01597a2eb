# Noise under flags that are no create-once guards.
# observed: [ True]
# eager: [False]

import numpy as np
import tensorflow as tf


class Jitter(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.frozen = False

    def call(self, x, training=False):
        if not training or self.frozen:
            return x
        if not self.frozen:
            x = x + np.random.normal()  # expect: TFF106
        return x


layer = Jitter()
step = tf.function(lambda x: layer(x, training=True))
print(step(tf.constant([0.0])).numpy() == step(tf.constant([0.0])).numpy())
