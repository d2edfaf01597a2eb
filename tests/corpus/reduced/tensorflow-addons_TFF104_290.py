# reduced from tensorflow-addons 0.23.0 tensorflow_addons/seq2seq/attention_wrapper.py:290
# observed: [2]
# eager: [1]
import json

import tensorflow as tf


class AttentionMechanism(tf.keras.layers.Layer):
    def __init__(self, memory_layer=None):
        super().__init__()
        self.memory_layer = memory_layer
        self.keys = None

    def call(self, *, config):
        values = json.loads(config)
        if self.memory_layer is not None:
            values = self.memory_layer(values)
        else:
            self.keys = values  # expect: TFF104
        return tf.constant(values)


attention = AttentionMechanism()


@tf.function
def setup(config):
    return attention(config=config)


for config in ("[1]", "[2]", "[1]"):
    setup(config)
print(attention.keys)
