# reduced from transformers 4.44.2 transformers/models/deprecated/transfo_xl/modeling_tf_transfo_xl.py:62
# observed: (2, 2) | ends with TypeError: The tensor <tf.Tensor 'positional_embedding_1/Cast:0' shape=(2,) dtyp...
# eager: (2, 2) | (3, 2)
import tensorflow as tf


class PositionalEmbedding(tf.keras.layers.Layer):
    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.inv_freq = 1 / (10000 ** (tf.range(0, 4, 2.0) / 4))

    def call(self, pos_seq):
        self.inv_freq = tf.cast(self.inv_freq, dtype=pos_seq.dtype)  # expect: TFF105
        return tf.einsum("i,j->ij", pos_seq, self.inv_freq)


embedding = PositionalEmbedding(dtype="float16")


@tf.function
def encode(positions):
    return embedding(positions)


print(encode(tf.range(2.0)).shape)
print(encode(tf.range(3.0)).shape)
