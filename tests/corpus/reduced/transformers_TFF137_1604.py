# reduced from transformers 4.44.2 transformers/models/hubert/modeling_tf_hubert.py:1604
# observed: ends with ValueError: Label values must be <= vocab_size: 32
# eager: [1. 1.]
import tensorflow as tf


class HubertForCTC(tf.Module):
    def __init__(self, vocab_size):
        self.vocab_size = vocab_size

    @tf.function
    def __call__(self, input_values, labels=None):
        if labels is not None and tf.reduce_max(labels) >= self.vocab_size:
            raise ValueError(f"Label values must be <= vocab_size: {self.vocab_size}")  # expect: TFF137
        return input_values


model = HubertForCTC(32)
print(model(tf.ones([2]), labels=tf.constant([1, 2])).numpy())
