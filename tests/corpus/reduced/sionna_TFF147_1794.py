# reduced from sionna 0.19.2 sionna/fec/polar/decoding.py:1794
# observed: ends with OperatorNotAllowedInGraphError: • inputs=tf.Tensor(shape=(2,), dtype=float32)
# eager: [ 1. -1.]
import tensorflow as tf
from tensorflow.keras.layers import Layer


class PolarBPDecoder(Layer):
    def __init__(self, num_iter=3):
        super().__init__()
        self.num_iter = num_iter

    @property
    def num_iter(self):
        return self._num_iter

    @num_iter.setter
    def num_iter(self, num_iter):
        assert isinstance(num_iter, int), "num_iter must be int."
        self._num_iter = tf.constant(num_iter, dtype=tf.int32)

    def _decode_bp(self, llr_ch, num_iter):
        msg = tf.TensorArray(tf.float32, size=num_iter + 1, dynamic_size=False, clear_after_read=False)
        msg = msg.write(0, llr_ch)
        for ind_it in tf.range(self._num_iter):  # expect: TFF147
            msg = msg.write(ind_it + 1, 0.5 * msg.read(ind_it))
        return msg.read(num_iter)

    def call(self, inputs):
        return self._decode_bp(inputs, self._num_iter)


decoder = PolarBPDecoder()
decode = tf.function(lambda llr: decoder(llr))
print(decode(tf.constant([8.0, -8.0])).numpy())
