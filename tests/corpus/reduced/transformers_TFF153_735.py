# reduced from transformers 4.44.2 transformers/models/idefics/modeling_tf_idefics.py:735
# observed: assertion failed: [Attention weights should be of size 2, but is
# eager: Attention weights should be of size 2, but is [1 3]
import tensorflow as tf


class Attention(tf.keras.layers.Layer):
    def __init__(self, heads):
        super().__init__()
        self.heads = heads

    def call(self, attn_output):
        tf.debugging.assert_equal(
            tf.shape(attn_output)[1],
            self.heads,
            message=f"Attention weights should be of size {self.heads}, but is {tf.shape(attn_output)}",  # expect: TFF153
        )
        return attn_output * 2.0


attention = Attention(2)


@tf.function(input_signature=[tf.TensorSpec([None, None])])
def forward(x):
    return attention(x)


try:
    forward(tf.ones([1, 3]))
except tf.errors.InvalidArgumentError as error:
    print([line for line in error.message.splitlines() if "should be" in line][0][:65])
