# reduced from tensorflow-addons 0.23.0 tensorflow_addons/seq2seq/attention_wrapper.py:308
# observed: [2.] | ends with ValueError: • setup_memory=False
# eager: [2.] | [2.]
import tensorflow as tf


class AttentionMechanism(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self._memory_initialized = False

    def call(self, inputs, setup_memory=False):
        if setup_memory:
            self._memory_initialized = True  # expect: TFF104
            return inputs
        if not self._memory_initialized:
            raise ValueError("Cannot query the attention before the setup of memory")
        return inputs * 2.0


attention = AttentionMechanism()
setup = tf.function(lambda memory: attention(memory, setup_memory=True))
for _ in range(2):
    attention._memory_initialized = False
    setup(tf.constant([1.0]))
    print(attention(tf.constant([1.0])).numpy())
