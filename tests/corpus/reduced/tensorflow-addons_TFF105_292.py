# reduced from tensorflow-addons 0.23.0 tensorflow_addons/seq2seq/attention_wrapper.py:292
# observed: ends with TypeError: The tensor <tf.Tensor 'attention_mechanism_1/strided_slice:0' shape=() dtype...
# eager: (3, 1)
import tensorflow as tf


class AttentionMechanism(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self._alignments_size = None

    def call(self, memory):
        self._alignments_size = memory.shape[0] or tf.shape(memory)[0]  # expect: TFF105
        return memory * 2.0

    def initial_alignments(self):
        return tf.zeros([self._alignments_size, 1])


attention = AttentionMechanism()


@tf.function(input_signature=[tf.TensorSpec([None, 1])])
def encode(memory):
    return attention(memory)


encode(tf.ones([3, 1]))
print(attention.initial_alignments().shape)
