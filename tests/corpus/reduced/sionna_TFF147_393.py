# reduced from sionna 0.19.2 sionna/fec/turbo/decoding.py:393
# observed: ends with OperatorNotAllowedInGraphError: • llr_ch=tf.Tensor(shape=(1, 2), dtype=float32)
# eager: [[-2.5 3.5]]
import tensorflow as tf
from tensorflow.keras.layers import Layer


class TurboDecoder(Layer):
    def __init__(self, num_iter=6):
        super().__init__()
        self.num_iter = num_iter

    def call(self, llr_ch):
        llr_1e = tf.zeros_like(llr_ch)
        llr_2i = tf.zeros_like(llr_ch)
        for _ in tf.range(self.num_iter):  # expect: TFF147
            llr_1i = 0.5 * (llr_ch + llr_1e)
            llr_2i = tf.reverse(llr_1i - llr_1e, axis=[-1])
            llr_1e = tf.clip_by_value(llr_2i - llr_1i, clip_value_min=-20.0, clip_value_max=20.0)
        return llr_2i


layer = TurboDecoder(num_iter=2)
run = tf.function(lambda inputs: layer(inputs))
print(run(tf.constant([[4.0, -2.0]])).numpy())
