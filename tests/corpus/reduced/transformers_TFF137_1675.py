# reduced from transformers 4.44.2 transformers/models/wav2vec2/modeling_tf_wav2vec2.py:1675
# observed: ends with ValueError: Label values must be <= vocab_size: 32
# eager: [2. 2.]
import tensorflow as tf


def check(labels, vocab_size):
    if labels is not None and tf.reduce_max(labels) >= vocab_size:
        raise ValueError(f"Label values must be <= vocab_size: {vocab_size}")  # expect: TFF137


class Wav2Vec2ForCTC(tf.Module):
    @tf.function
    def __call__(self, inputs, training=False):
        check(inputs["labels"], 32)
        return inputs["input_values"] * 2.0


model = Wav2Vec2ForCTC()
print(model({"input_values": tf.ones([2]), "labels": tf.constant([1, 2])}).numpy())
