# reduced from sionna 0.19.2 sionna/fec/conv/decoding.py:887
# observed: (1, 2) 2 | (1, 4) 4 | (1, 2) 4
# eager: (1, 2) 2 | (1, 4) 4 | (1, 2) 2
import tensorflow as tf
from tensorflow.keras.layers import Layer


class Decoder(Layer):
    def __init__(self):
        super().__init__()
        self._n = None

    @property
    def n(self):
        return self._n

    def build(self, input_shape):
        self._n = input_shape[-1]  # expect: TFF104

    def call(self, inputs):
        if inputs.shape[-1] != self._n:
            self.build(inputs.shape)
        return tf.reshape(inputs, [-1, self._n])


decoder = Decoder()
decode = tf.function(lambda y: decoder(y))
for size in (2, 4, 2):
    print(decode(tf.ones([1, size])).shape, decoder.n)
