# reduced from sionna 0.19.2 sionna/fec/interleaving.py:193
# observed: [[0 2 1 3]] | [[0 2 4 1 3 5]] | ends with TypeError: The tensor <tf.Tensor
#   'row_column_interleaver_1/Reshape_1:0' shape=(6...
# eager: [[0 2 1 3]] | [[0 2 4 1 3 5]] | [[0, 2, 4, 1, 3, 5], [6, 8, 10, 7, 9, 11]]
import tensorflow as tf
from tensorflow.keras.layers import Layer


class RowColumnInterleaver(Layer):
    def __init__(self, row_depth):
        super().__init__()
        self._row_depth = row_depth
        self._perm_seq = None

    def build(self, input_shape):
        n_seq = input_shape[-1]
        self._perm_seq = tf.reshape(tf.transpose(tf.reshape(tf.range(n_seq), [-1, self._row_depth])), [-1])  # expect: TFF105

    def call(self, inputs):
        if inputs.shape[-1] != self._perm_seq.shape[0]:
            self.build(inputs.shape)
        return tf.gather(inputs, self._perm_seq, axis=-1)


interleaver = RowColumnInterleaver(row_depth=2)
run = tf.function(lambda x: interleaver(x))
print(interleaver(tf.range(4)[tf.newaxis]).numpy())
print(run(tf.range(6)[tf.newaxis]).numpy())
print(run(tf.reshape(tf.range(12), [2, 6])).numpy().tolist())
