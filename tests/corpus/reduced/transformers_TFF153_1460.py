# reduced from transformers 4.44.2 transformers/models/longformer/modeling_tf_longformer.py:1460
# observed: assertion failed: [global_attn_scores have the wrong size. Size should be (
# eager: global_attn_scores have the wrong size. Size should be (2, <tf.Tensor: shap
import tensorflow as tf

HEADS = 2


@tf.function
def global_attention(scores, is_index_global_attn):
    num_global_attn_indices = tf.math.count_nonzero(is_index_global_attn, axis=1)
    max_num_global_attn_indices = tf.reduce_max(num_global_attn_indices)
    tf.debugging.assert_equal(
        tf.shape(scores, out_type=tf.int64)[1],
        max_num_global_attn_indices,
        message=(
            "global_attn_scores have the wrong size. Size should be"  # expect: TFF153
            f" {(HEADS, max_num_global_attn_indices)}, but is {scores.shape}."
        ),
    )
    return scores


try:
    global_attention(tf.ones([HEADS, 3]), tf.constant([[True, False], [True, True]]))
except tf.errors.InvalidArgumentError as error:
    print([line for line in error.message.splitlines() if "wrong size" in line][0][:75])
