# OpError.
# observed: ends with InvalidArgumentError: [[{{node GatherV2}}]] [Op:__inference_pick_…]
import tensorflow as tf

class Model(tf.Module):
    @tf.function(input_signature=[tf.TensorSpec([None], tf.int32)])
    def pick(self, i):
        try:
            v = tf.gather([1.0, 2.0], i)
        except tf.errors.OpError:  # expect: TFF138
            v = tf.zeros([1])
        return v

print(Model().pick(tf.constant([5])).numpy())
