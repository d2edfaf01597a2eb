# reduced from tf-models-official 2.19.1 official/legacy/xlnet/data_utils.py:382
# observed: ends with AttributeError: module 'tensorflow' has no attribute 'sparse_to_dense'
# eager: ends with AttributeError: module 'tensorflow' has no attribute 'sparse_to_dense'
import tensorflow as tf


def single_token_mask(inputs):
    masked_pos = tf.sort(tf.random.shuffle(tf.range(4))[:2])
    target_mask = tf.sparse_to_dense(masked_pos, [4], 1.0, 0.0)  # expect: TFF175
    return inputs, tf.cast(target_mask, tf.bool)


dataset = tf.data.Dataset.from_tensors([1, 2, 3, 4]).map(single_token_mask)
print(next(iter(dataset)))
