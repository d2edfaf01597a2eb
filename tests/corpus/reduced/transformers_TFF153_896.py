# reduced from transformers 4.44.2 transformers/models/led/modeling_tf_led.py:896
# observed: assertion failed: [Size sho
# eager: Size should be (2, <tf.Tens
import tensorflow as tf


class GlobalAttention(tf.Module):
    def __init__(self, heads):
        self.heads = heads

    @tf.function
    def __call__(self, scores, is_global):
        count = tf.reduce_max(tf.math.count_nonzero(is_global, axis=1))
        size = tf.shape(scores, out_type=tf.int64)[1]
        message = f"Size should be {(self.heads, count)}, but is {size}."  # expect: TFF153
        tf.debugging.assert_equal(size, count, message=message)
        return scores


attention = GlobalAttention(2)
try:
    attention(tf.ones([1, 3]), tf.constant([[1, 1, 0]]))
except tf.errors.InvalidArgumentError as error:
    print([line for line in error.message.splitlines() if "should be" in line][0][:27])
