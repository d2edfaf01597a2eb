# reduced from sionna 0.19.2 sionna/fec/crc.py:185
# observed: [[1. 1. 0. 1.]] | [[1. 1. 1. 1. 0.]] | ends with TypeError: The tensor <tf.Tensor 'crc_encoder_1/Const:0'
#   shape=(3, 2) dtype=floa...
# eager: [[1. 1. 0. 1.]] | [[1. 1. 1. 1. 0.]] | [[1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 0.0]]
import numpy as np
import tensorflow as tf
from tensorflow.keras.layers import Layer


class CRCEncoder(Layer):
    def build(self, input_shape):
        k = input_shape[-1]
        g_mat_crc = np.tri(k)[:, :2]
        self._g_mat_crc = tf.constant(g_mat_crc, dtype=tf.float32)  # expect: TFF105

    def call(self, inputs):
        if inputs.shape[-1] != self._g_mat_crc.shape[0]:
            self.build(inputs.shape)
        return tf.concat([inputs, tf.math.floormod(tf.matmul(inputs, self._g_mat_crc), 2.0)], -1)


encoder = CRCEncoder()
encode = tf.function(lambda bits: encoder(bits))
print(encoder(tf.ones([1, 2])).numpy())
print(encode(tf.ones([1, 3])).numpy())
print(encode(tf.ones([2, 3])).numpy().tolist())
