# reduced from sionna 0.19.2 sionna/fec/conv/decoding.py:243
# observed: ends with OperatorNotAllowedInGraphError: • inputs=tf.Tensor(shape=(1, 3), dtype=float32)
# eager: [[1. 3. 6.]]
import tensorflow as tf
from tensorflow.keras.layers import Layer


class ViterbiDecoder(Layer):
    def build(self, input_shape):
        self._n = input_shape[-1]

    def _update_fwd(self, init_cm, bm_mat):
        cm_ta = tf.TensorArray(tf.float32, size=self._n, dynamic_size=False, clear_after_read=False)
        prev_cm = init_cm
        for sym in tf.range(0, self._n):  # expect: TFF147
            sum_metric = prev_cm[:, None] + bm_mat[:, sym][:, None]
            cum_t = tf.math.reduce_min(sum_metric, axis=1)
            cm_ta = cm_ta.write(sym, cum_t)
            prev_cm = cum_t
        return cm_ta

    def call(self, inputs):
        cm_ta = self._update_fwd(tf.zeros([tf.shape(inputs)[0]]), inputs)
        return tf.transpose(cm_ta.stack())


decoder = ViterbiDecoder()
print(tf.function(decoder)(tf.constant([[1.0, 2.0, 3.0]])).numpy())
