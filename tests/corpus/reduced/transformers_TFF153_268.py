# reduced from transformers 4.44.2 transformers/models/idefics/vision_tf.py:268
# observed: assertion failed: [The output should be of size [2, 4], but
# eager: The output should be of size [2, 4], but is [1 2 5]
import tensorflow as tf


def check_output(attn_output, heads, head_dim):
    tf.debugging.assert_equal(
        tf.shape(attn_output)[1:],
        [heads, head_dim],
        message=f"The output should be of size {[heads, head_dim]}, but is {tf.shape(attn_output)}",  # expect: TFF153
    )


@tf.function(input_signature=[tf.TensorSpec([None, None, None]), tf.TensorSpec([None, None, None])])
def attend(attn_probs, value):
    attn_output = tf.linalg.matmul(attn_probs, value)
    check_output(attn_output, 2, 4)
    return attn_output


try:
    attend(tf.ones([1, 2, 3]), tf.ones([1, 3, 5]))
except tf.errors.InvalidArgumentError as error:
    print([line for line in error.message.splitlines() if "should be" in line][0][:60])
