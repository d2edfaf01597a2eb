# reduced from tensorflow-addons 0.23.0 tensorflow_addons/seq2seq/attention_wrapper.py:307
# observed: ends with TypeError: The tensor <tf.Tensor 'mask:0' shape=(2,) dtype=bool> cannot be accessed fro...
# eager: [1. 0.]
import tensorflow as tf


class AttentionMechanism(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.default_probability_fn = tf.nn.softmax
        self.probability_fn = self.default_probability_fn

    def call(self, memory, memory_mask=None):
        if memory_mask is not None:
            unwrapped_probability_fn = self.default_probability_fn

            def _mask_probability_fn(score):
                return unwrapped_probability_fn(tf.where(memory_mask, score, score.dtype.min))

            self.probability_fn = _mask_probability_fn  # expect: TFF104
        return memory


attention = AttentionMechanism()
setup = tf.function(lambda memory, mask: attention(memory, memory_mask=mask))
setup(tf.ones([2]), tf.constant([True, False]))
print(attention.probability_fn(tf.zeros([2])).numpy())
