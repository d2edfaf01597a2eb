# reduced from tensorflow-addons 0.23.0 tensorflow_addons/seq2seq/attention_wrapper.py:291
# observed: ends with TypeError: The tensor <tf.Tensor 'attention_mechanism_1/strided_slice:0' shape=(...
# eager: (3, 1)
import tensorflow as tf


class AttentionMechanism(tf.keras.layers.Layer):
    batch_size = None

    def call(self, keys):
        self.batch_size = keys.shape[0] or tf.shape(keys)[0]  # expect: TFF105
        return keys * 2.0


class AttentionWrapper:
    def __init__(self, mechanism):
        self.mechanism = mechanism

    def _batch_size_checks(self, batch_size):
        tf.debugging.assert_equal(batch_size, self.mechanism.batch_size)

    def get_initial_state(self, batch_size):
        self._batch_size_checks(batch_size)
        return tf.zeros([batch_size, 1])

    @tf.function(input_signature=[tf.TensorSpec([None, 1])])
    def __call__(self, keys):
        keys = self.mechanism(keys)
        self._batch_size_checks(tf.shape(keys)[0])
        return keys


wrapper = AttentionWrapper(AttentionMechanism())
wrapper(tf.ones([3, 1]))
print(wrapper.get_initial_state(3).shape)
