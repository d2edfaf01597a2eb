# reduced from sionna 0.19.2 sionna/fec/ldpc/decoding.py:902
# observed: [[1. 2.]] | ends with AttributeError: 'SymbolicTensor' object has no attribute 'numpy'
# eager: [[1. 2.]] | [0. 0. 0. 0.]
import tensorflow as tf
from tensorflow.keras.layers import Layer


class LDPCBPDecoder(Layer):
    def __init__(self, track_exit=False, num_iter=3):
        super().__init__()
        self._track_exit = track_exit
        self._num_iter = num_iter
        self._ie_c = 0

    @property
    def ie_c(self):
        return self._ie_c

    def call(self, llr_ch):
        if self._track_exit:
            self._ie_c = tf.zeros(self._num_iter + 1)  # expect: TFF105
        return 0.5 * llr_ch


decoder = LDPCBPDecoder(track_exit=True)
decode = tf.function(lambda llr: decoder(llr))
print(decode(tf.constant([[2.0, 4.0]])).numpy())
print(decoder.ie_c.numpy())
