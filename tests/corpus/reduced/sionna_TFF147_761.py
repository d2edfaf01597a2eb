# reduced from sionna 0.19.2 sionna/fec/conv/decoding.py:761
# observed: ends with OperatorNotAllowedInGraphError: • inputs=tf.Tensor(shape=(1, 2), dtype=float32)
# eager: [[0. 4. 4.]]
import tensorflow as tf
from tensorflow.keras.layers import Layer


class BCJRDecoder(Layer):
    def build(self, input_shape):
        self._num_syms = int(input_shape[-1])

    def _update_fwd(self, llr):
        alph_ta = tf.TensorArray(tf.float32, size=self._num_syms + 1, dynamic_size=False, clear_after_read=False)
        alph_prev = tf.zeros((tf.shape(llr)[0],))
        alph_ta = alph_ta.write(0, alph_prev)
        for t in tf.range(self._num_syms):  # expect: TFF147
            alph_t = tf.math.reduce_logsumexp(tf.stack([alph_prev, 0.5 * llr[..., t]]), axis=0)
            alph_prev = alph_t
            alph_ta = alph_ta.write(t + 1, alph_t)
        return alph_ta

    def call(self, inputs):
        return tf.round(tf.transpose(self._update_fwd(inputs).stack()))


decoder = BCJRDecoder()
decode = tf.function(lambda llr: decoder(llr))
print(decode(tf.constant([[8.0, -8.0]])).numpy())
