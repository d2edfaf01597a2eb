# reduced from transformers 4.44.2 transformers/models/layoutlmv3/modeling_tf_layoutlmv3.py:949
# observed: ends with ValueError: Wrong shape for head_mask (shape (2,)).
# eager: [[1. 1.]]
import tensorflow as tf


class Layers(tf.Module):
    def get_head_mask(self, head_mask):
        n_dims = tf.rank(head_mask)
        if n_dims == 1:
            head_mask = tf.expand_dims(head_mask, axis=0)
        elif n_dims != 2:
            raise ValueError(f"Wrong shape for head_mask (shape {head_mask.shape}).")  # expect: TFF137
        return head_mask

    @tf.function
    def __call__(self, x, head_mask):
        return x * self.get_head_mask(head_mask)


layers = Layers()
print(layers(tf.ones([1, 2]), tf.ones([2])).numpy())
