# reduced from transformers 4.44.2 transformers/models/layoutlmv3/modeling_tf_layoutlmv3.py:950
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool`...
# eager: [[1. 1.]]
import tensorflow as tf


class Layers(tf.Module):
    def get_head_mask(self, head_mask):
        if head_mask.shape.rank == 1:
            head_mask = tf.expand_dims(head_mask, axis=0)
        assert tf.rank(head_mask) == 2, f"Got head_mask rank of {head_mask.shape.rank}, but require 2."  # expect: TFF154
        return head_mask

    @tf.function
    def __call__(self, x, head_mask):
        return x * self.get_head_mask(head_mask)


layers = Layers()
print(layers(tf.ones([1, 2]), tf.ones([2])).numpy())
