# reduced from tf-models-official 2.19.1 official/nlp/modeling/networks/xlnet_base.py:629
# observed: logs WARNING:root:`masked_tokens` is provided but `two_stream` is not enabled.
# eager: logs WARNING:root:`masked_tokens` is provided but `two_stream` is not enabled. |
#   logs WARNING:root:`masked_tokens` is provided but `two_stream` is not enabled. |
#   logs WARNING:root:`masked_tokens` is provided but `two_stream` is not enabled.
import logging

import tensorflow as tf


class XLNetBase(tf.keras.layers.Layer):
    def __init__(self, two_stream):
        super().__init__()
        self._two_stream = two_stream

    def call(self, inputs):
        masked_tokens = inputs["masked_tokens"]
        if self._two_stream and masked_tokens is None:
            raise ValueError("`masked_tokens` must be provided.")
        if masked_tokens is not None and not self._two_stream:
            logging.warning("`masked_tokens` is provided but `two_stream` is not enabled.")  # expect: TFF101
        return inputs["input_ids"] + 1


network = XLNetBase(two_stream=False)


@tf.function
def step(inputs):
    return network(inputs)


for _ in range(3):
    step({"input_ids": tf.zeros([1]), "masked_tokens": tf.zeros([1])})
