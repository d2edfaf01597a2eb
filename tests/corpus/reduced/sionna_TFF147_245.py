# reduced from sionna 0.19.2 sionna/fec/conv/encoding.py:245
# observed: ends with OperatorNotAllowedInGraphError: • inputs=tf.Tensor(shape=(1, 3), dtype=float32)
# eager: [[1 2 1]]
import tensorflow as tf
from tensorflow.keras.layers import Layer


class ConvEncoder(Layer):
    def __init__(self, to_nodes):
        super().__init__()
        self._to_nodes = tf.constant(to_nodes)
        self._conv_k = 1

    def build(self, input_shape):
        self._k = input_shape[-1]
        self.num_syms = int(self._k // self._conv_k)

    def call(self, inputs):
        msg = tf.cast(inputs, tf.int32)
        prev_st = tf.zeros([tf.shape(msg)[0]], tf.int32)
        ta = tf.TensorArray(tf.int32, size=self.num_syms, dynamic_size=False)
        for idx in tf.range(0, self._k, self._conv_k):  # expect: TFF147
            new_st = tf.gather_nd(self._to_nodes, tf.stack([prev_st, tf.gather(msg, idx, axis=-1)], -1))
            ta = ta.write(idx, new_st)
            prev_st = new_st
        return tf.transpose(ta.stack())


encoder = ConvEncoder([[0, 1], [2, 3], [0, 1], [2, 3]])
run = tf.function(lambda bits: encoder(bits))
print(run(tf.constant([[1.0, 0.0, 1.0]])).numpy())
