# reduced from sionna 0.19.2 sionna/fec/ldpc/decoding.py:921
# observed: [[0.25 0.5 ]] | ends with AttributeError: 'SymbolicTensor' object has no attribute 'numpy'
# eager: [[0.25 0.5 ]] | [0. 3. 1.5 0.75]
import tensorflow as tf
from tensorflow.keras.layers import Layer


class LDPCBPDecoder(Layer):
    def __init__(self, num_iter=3):
        super().__init__()
        self._num_iter = num_iter
        self._ie_v = tf.zeros(num_iter + 1)

    @property
    def ie_v(self):
        return self._ie_v

    def call(self, llr_ch):
        def dec_iter(msg_vn, it):
            it += 1
            mi = tf.reduce_mean(msg_vn)
            self._ie_v = tf.tensor_scatter_nd_add(self._ie_v, tf.reshape(it, (1, 1)), tf.reshape(mi, (1,)))  # expect: TFF105
            return 0.5 * msg_vn, it

        msg_vn, _ = tf.while_loop(lambda _, it: tf.less(it, self._num_iter), dec_iter, (llr_ch, tf.constant(0)))
        return msg_vn


decoder = LDPCBPDecoder()
decode = tf.function(lambda llr: decoder(llr))
print(decode(tf.constant([[2.0, 4.0]])).numpy())
print(decoder.ie_v.numpy())
