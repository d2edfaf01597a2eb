# reduced from transformers 4.44.2 transformers/models/deberta/modeling_tf_deberta.py:145
# observed: [2.] [1.]
# eager: [2.] [1.]
import tensorflow as tf


class StableDropout(tf.Module):
    def __init__(self, drop_prob):
        self.drop_prob = drop_prob

    @tf.custom_gradient
    def xdropout(self, inputs):
        scale = tf.convert_to_tensor(1.0 / (1 - self.drop_prob), dtype=tf.float32)

        def grad(upstream):
            return upstream * scale

        return inputs * scale, grad

    @tf.function
    def __call__(self, inputs: tf.Tensor, training: tf.Tensor = False):
        if training:
            return self.xdropout(inputs)
        return inputs


dropout = StableDropout(0.5)
print(dropout(tf.ones([1]), tf.constant(True)).numpy(), dropout(tf.ones([1]), tf.constant(False)).numpy())
