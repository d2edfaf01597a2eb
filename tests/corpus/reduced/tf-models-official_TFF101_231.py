# reduced from tf-models-official 2.19.1 official/nlp/modeling/models/bert_pretrainer.py:231
# observed: logs WARNING:root:List inputs to BertPretrainer are discouraged.
# eager: logs WARNING:root:List inputs to BertPretrainer are discouraged. |
#   logs WARNING:root:List inputs to BertPretrainer are discouraged. |
#   logs WARNING:root:List inputs to BertPretrainer are discouraged.
import logging

import tensorflow as tf


class BertPretrainerV2(tf.keras.Model):
    def __init__(self, names):
        super().__init__()
        self.names = names
        self.encoder_network = tf.keras.layers.Dense(2)

    def call(self, inputs):
        if isinstance(inputs, list):
            logging.warning("List inputs to BertPretrainer are discouraged.")  # expect: TFF101
            inputs = dict(zip(self.names, inputs))
        return {"pooled_output": self.encoder_network(inputs["input_word_ids"])}


model = BertPretrainerV2(["input_word_ids", "input_mask"])
model({"input_word_ids": tf.zeros([1, 3])})
predict = tf.function(model.call)
for _ in range(3):
    predict([tf.zeros([1, 3]), tf.zeros([1, 3])])
