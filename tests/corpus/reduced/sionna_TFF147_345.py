# reduced from sionna 0.19.2 sionna/fec/linear/decoding.py:345
# observed: ends with OperatorNotAllowedInGraphError: • inputs=tf.Tensor(shape=(1, 2, 3), dtype=float32)
# eager: [[1 0]]
import tensorflow as tf
from tensorflow.keras.layers import Layer


class OSDecoder(Layer):
    def __init__(self, k):
        super().__init__()
        self._k = k

    def _find_mrb(self, gm):
        idx_pivot = tf.TensorArray(tf.int64, self._k, dynamic_size=False)
        for idx_c in tf.range(self._k):  # expect: TFF147
            idx_p = tf.argmax(gm[:, idx_c, :], axis=-1)
            idx_pivot = idx_pivot.write(idx_c, idx_p)
        return tf.transpose(idx_pivot.stack())

    def call(self, inputs):
        return self._find_mrb(inputs)


decoder = OSDecoder(k=2)
decode = tf.function(lambda gm: decoder(gm))
print(decode(tf.constant([[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]])).numpy())
