# reduced from sionna 0.19.2 sionna/fec/conv/decoding.py:819
# observed: ends with OperatorNotAllowedInGraphError: • inputs=tf.Tensor(shape=(1, 3), dtype=float32)
# eager: [[2. 2. 1.]]
import tensorflow as tf
from tensorflow.keras.layers import Layer


class BCJRDecoder(Layer):
    def __init__(self, algorithm="maxlog"):
        super().__init__()
        self._algorithm = algorithm

    def build(self, input_shape):
        self._num_syms = int(input_shape[-1])

    def _update_bwd(self, beta_init, llr):
        beta_next = tf.cast(beta_init, tf.float32)
        llr_op_ta = tf.TensorArray(tf.float32, size=self._num_syms, dynamic_size=False, clear_after_read=False)
        for t in tf.range(self._num_syms - 1, -1, -1):  # expect: TFF147
            if self._algorithm == "maxlog":
                beta_t = tf.maximum(beta_next, 0.5 * llr[..., t])
            else:
                beta_t = beta_next * tf.math.exp(0.5 * llr[..., t])
            llr_op_ta = llr_op_ta.write(t, beta_t)
            beta_next = beta_t
        return tf.transpose(llr_op_ta.stack())

    def call(self, inputs):
        return self._update_bwd(tf.zeros((tf.shape(inputs)[0],)), inputs)


layer = BCJRDecoder()
run = tf.function(lambda inputs: layer(inputs))
print(run(tf.constant([[1.0, 4.0, 2.0]])).numpy())
