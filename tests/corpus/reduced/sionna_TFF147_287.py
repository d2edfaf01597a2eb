# reduced from sionna 0.19.2 sionna/fec/conv/decoding.py:287
# observed: ends with OperatorNotAllowedInGraphError: • inputs=tf.Tensor(shape=(1, 4), dtype=int32)
# eager: [[1 0 1]]
import tensorflow as tf
from tensorflow.keras.layers import Layer


class ViterbiDecoder(Layer):
    def _op_bits_path(self, paths):
        paths = tf.cast(paths, tf.int32)
        ip_bits = tf.TensorArray(tf.int32, size=paths.shape[-1] - 1, dynamic_size=False, clear_after_read=False)
        for sym in tf.range(1, paths.shape[-1]):  # expect: TFF147
            changed = tf.cast(tf.not_equal(paths[:, sym - 1], paths[:, sym]), tf.int32)
            ip_bits = ip_bits.write(sym - 1, changed)
        return tf.transpose(ip_bits.stack())

    def call(self, inputs):
        return self._op_bits_path(inputs)


layer = ViterbiDecoder()
run = tf.function(lambda inputs: layer(inputs))
print(run(tf.constant([[0, 1, 1, 0]])).numpy())
