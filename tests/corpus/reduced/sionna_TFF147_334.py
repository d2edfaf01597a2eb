# reduced from sionna 0.19.2 sionna/fec/conv/decoding.py:334
# observed: ends with OperatorNotAllowedInGraphError: • inputs=tf.Tensor(shape=(1, 2, 3), dtype=int32)
# eager: [[0 1 0]]
import tensorflow as tf
from tensorflow.keras.layers import Layer


class ViterbiDecoder(Layer):
    def _optimal_path(self, tb):
        optst_ta = tf.TensorArray(tf.int32, size=tb.shape[-1], dynamic_size=False, clear_after_read=False)
        optst_ta = optst_ta.write(tb.shape[-1] - 1, tf.zeros((tf.shape(tb)[0],), tf.int32))
        for sym in tf.range(tb.shape[-1] - 1, 0, -1):  # expect: TFF147
            opt_st = optst_ta.read(sym)[:, None]
            idx = tf.concat([tf.range(tf.shape(tb)[0])[:, None], opt_st], axis=1)
            optst_ta = optst_ta.write(sym - 1, tf.gather_nd(tb[:, :, sym], idx))
        return tf.transpose(optst_ta.stack())

    def call(self, inputs):
        return self._optimal_path(tf.cast(inputs, tf.int32))


decoder = ViterbiDecoder()
decode = tf.function(lambda tb: decoder(tb))
print(decode(tf.constant([[[0, 1, 1], [0, 0, 1]]])).numpy())
