# reduced from tensorflow-addons 0.23.0 tensorflow_addons/seq2seq/attention_wrapper.py:288
# observed: [[2.]] | ends with TypeError: • setup_memory=False
# eager: [[2.]] | [[6.]]
import tensorflow as tf


class LuongAttention(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.memory_layer = tf.keras.layers.Dense(1, use_bias=False, kernel_initializer="ones")
        self.keys = None

    def call(self, inputs, setup_memory=False):
        if setup_memory:
            self.keys = self.memory_layer(inputs)  # expect: TFF105
            return self.keys
        return inputs * self.keys


attention = LuongAttention()
attention.memory_layer.build((1, 1))
encode = tf.function(lambda memory: attention(memory, setup_memory=True))
print(encode(tf.constant([[2.0]])).numpy())
print(attention(tf.constant([[3.0]])).numpy())
