# reduced from transformers 4.44.2 transformers/models/idefics/modeling_tf_idefics.py:720
# observed: assertion failed: [The weights should be of size [1, <tf.Tensor \'strided_slice:
# eager: The weights should be of size [1, <tf.Tensor: shape=(), dtype=int32, numpy=3>]
import tensorflow as tf


class Attention(tf.Module):
    @tf.function(input_signature=[tf.TensorSpec([None, None]), tf.TensorSpec([None, None], tf.int32)])
    def __call__(self, states, attention_mask):
        kv_seq_len = tf.shape(states)[1]
        tf.debugging.assert_equal(
            tf.shape(attention_mask)[1],
            kv_seq_len,
            message=f"The weights should be of size {[1, kv_seq_len]}",  # expect: TFF153
        )
        return states


try:
    Attention()(tf.ones([1, 3]), tf.ones([1, 4], tf.int32))
except tf.errors.InvalidArgumentError as error:
    print([line for line in error.message.splitlines() if "should be" in line][0][:80])
