# reduced from transformers 4.44.2 transformers/models/idefics/vision_tf.py:228
# observed: assertion failed: [Size should be (2, 4), but i
# eager: Size should be (2, 4), but is [1 2 3]
import tensorflow as tf


class VisionAttention(tf.keras.layers.Layer):
    def call(self, query, key):
        attn_weights = tf.linalg.matmul(query, key, transpose_b=True)
        tgt_len, src_len = query.shape[1], key.shape[2]
        message = f"Size should be {(tgt_len, src_len)}, but is {tf.shape(attn_weights)}"  # expect: TFF153
        tf.debugging.assert_equal(tf.shape(attn_weights)[1:], [tgt_len, src_len], message=message)
        return attn_weights


attention = VisionAttention()


@tf.function(input_signature=[tf.TensorSpec([None, 2, 4]), tf.TensorSpec([None, None, 4])])
def attend(query, key):
    return attention(query, key)


try:
    attend(tf.ones([1, 2, 4]), tf.ones([1, 3, 4]))
except tf.errors.InvalidArgumentError as error:
    print([line for line in error.message.splitlines() if "should be" in line][0][:47])
