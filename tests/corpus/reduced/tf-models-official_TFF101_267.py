# reduced from tf-models-official 2.19.1 official/nlp/modeling/layers/transformer_xl.py:267
# observed: logs WARNING:root:`query_stream` will be ignored.
# eager: logs WARNING:root:`query_stream` will be ignored. | logs WARNING:root:`query_stream` will be ignored. |
#   logs WARNING:root:`query_stream` will be ignored.
import logging

import tensorflow as tf


class TransformerXLBlock(tf.keras.layers.Layer):
    def __init__(self, two_stream):
        super().__init__()
        self._two_stream = two_stream
        self._attention = tf.keras.layers.Dense(2)

    def call(self, content_stream, query_stream=None):
        if not self._two_stream and query_stream is not None:
            logging.warning("`query_stream` will be ignored.")  # expect: TFF101
        return self._attention(content_stream)


block = TransformerXLBlock(two_stream=False)
block(tf.zeros([1, 2]))


@tf.function
def step(stream, query):
    return block(stream, query_stream=query)


for _ in range(3):
    step(tf.zeros([1, 2]), tf.zeros([1, 2]))
