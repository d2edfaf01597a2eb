# reduced from transformers 4.44.2 transformers/models/opt/modeling_tf_opt.py:666
# observed: assertion failed: [The m
# eager: The mask has length 4, b
import tensorflow as tf


@tf.function
def decode(attention_mask, past_length, input_ids):
    length = past_length + tf.shape(input_ids)[1]
    tf.debugging.assert_equal(
        tf.shape(attention_mask)[1],
        length,
        message=f"The mask has length {tf.shape(attention_mask)[1]}, but it should be {past_length}",  # expect: TFF153
    )
    return attention_mask


try:
    decode(tf.ones([1, 4]), 2, tf.ones([1, 3], tf.int32))
except tf.errors.InvalidArgumentError as error:
    print([line for line in error.message.splitlines() if "The mask" in line][0][:24])
