# None for a spec, in a method.
# observed: TypeError
# eager: [1. 1.]
import tensorflow as tf


class Model(tf.Module):
    @tf.function(input_signature=[tf.TensorSpec([None]), tf.TensorSpec([None])])
    def call(self, x, mask):
        return x if mask is None else x * mask


try:
    print(Model().call(tf.ones([2]), None).numpy())  # expect: TFF119
except (TypeError, AttributeError) as err:
    print(type(err).__name__)
