# reduced from tensorflow-addons 0.23.0 tensorflow_addons/seq2seq/attention_wrapper.py:272
# observed: ends with TypeError: The tensor <tf.Tensor 'memory:0' shape=(1,) dtype=float32> cannot be accesse...
# eager: [6.]
import tensorflow as tf


def _prepare_memory(memory, memory_mask=None):
    return tf.nest.map_structure(lambda m: m if memory_mask is None else m * memory_mask, memory)


class AttentionMechanism(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.values = None

    def call(self, inputs, setup_memory=False):
        if setup_memory:
            self.setup_memory(inputs)
            return self.values
        return inputs * self.values

    def setup_memory(self, memory, memory_mask=None):
        self.values = _prepare_memory(memory, memory_mask=memory_mask)  # expect: TFF104


attention = AttentionMechanism()
setup = tf.function(lambda memory: attention(memory, setup_memory=True))
query = tf.function(lambda state: attention(state))
setup(tf.constant([2.0]))
print(query(tf.constant([3.0])).numpy())
