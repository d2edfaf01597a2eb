# reduced from tf-models-official 2.19.1 official/nlp/modeling/networks/funnel_transformer.py:459
# observed: logs WARNING:root:List inputs to FunnelTransformerEncoder are discouraged.
# eager: logs WARNING:root:List inputs to FunnelTransformerEncoder are discouraged. |
#   logs WARNING:root:List inputs to FunnelTransformerEncoder are discouraged. |
#   logs WARNING:root:List inputs to FunnelTransformerEncoder are discouraged.
import logging

import tensorflow as tf


class FunnelTransformerEncoder(tf.keras.layers.Layer):
    def call(self, inputs):
        if isinstance(inputs, (list, tuple)):
            logging.warning("List inputs to  %s are discouraged.", self.__class__.__name__)  # expect: TFF101
            word_ids, mask = inputs
        elif isinstance(inputs, dict):
            word_ids = inputs.get("input_word_ids")
            mask = inputs.get("input_mask")
        else:
            raise ValueError("Unexpected inputs type to %s." % self.__class__)
        return word_ids * mask


encoder = FunnelTransformerEncoder()
encode = tf.function(lambda word_ids, mask: encoder([word_ids, mask]))
for _ in range(3):
    encode(tf.ones([1, 2]), tf.ones([1, 2]))
