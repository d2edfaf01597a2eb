# reduced from transformers 4.44.2 transformers/models/hubert/modeling_tf_hubert.py:1034
# observed: False
# eager: True
import numpy as np
import tensorflow as tf


class Encoder(tf.keras.Model):
    def __init__(self, layerdrop):
        super().__init__()
        self.layer = [tf.keras.layers.Rescaling(2.0) for _ in range(8)]
        self.layerdrop = layerdrop

    def call(self, hidden_states, training=True):
        for layer_module in self.layer:
            dropout_probability = np.random.uniform(0, 1)  # expect: TFF106
            if training and (dropout_probability < self.layerdrop):
                continue
            hidden_states = layer_module(hidden_states)
        return hidden_states


np.random.seed(1)
encoder = Encoder(0.5)


@tf.function
def forward(x):
    return encoder(x)


print(len({forward(tf.ones([1, 1])).numpy().item() for _ in range(16)}) > 1)
