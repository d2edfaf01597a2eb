# reduced from transformers 4.44.2 transformers/models/bart/modeling_tf_bart.py:864
# observed: False
# eager: True
import random

import tensorflow as tf


class Encoder(tf.keras.layers.Layer):
    def __init__(self, layers, layerdrop):
        super().__init__()
        self.layers = layers
        self.layerdrop = layerdrop

    def call(self, hidden_states, training=False):
        for layer in self.layers:
            dropout_probability = random.uniform(0, 1)  # expect: TFF106
            if training and (dropout_probability < self.layerdrop):
                continue
            hidden_states = layer(hidden_states)
        return hidden_states


random.seed(1)
encoder = Encoder([tf.keras.layers.Rescaling(2.0) for _ in range(8)], 0.5)
step = tf.function(lambda x: encoder(x, training=True))
print(len({step(tf.ones([1])).numpy().item() for _ in range(16)}) > 1)
