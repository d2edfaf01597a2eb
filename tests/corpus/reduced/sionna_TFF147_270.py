# reduced from sionna 0.19.2 sionna/fec/conv/encoding.py:270
# observed: ends with OperatorNotAllowedInGraphError: • state=tf.Tensor(shape=(2,), dtype=int32)
# eager: [[2 2] | [0 0]]
import tensorflow as tf
from tensorflow.keras.layers import Layer


class Termination(Layer):
    def __init__(self, to_nodes, mu, terminate=True):
        super().__init__()
        self._to_nodes = tf.constant(to_nodes)
        self._mu = mu
        self._terminate = terminate

    def call(self, state):
        term_syms = int(self._mu) if self._terminate else 0
        ta_term = tf.TensorArray(tf.int32, size=term_syms, dynamic_size=False)
        if self._terminate:
            for idx in tf.range(0, term_syms):  # expect: TFF147
                zeros = tf.zeros((tf.shape(state)[0],), dtype=tf.int32)
                state = tf.gather_nd(self._to_nodes, tf.stack([state, zeros], -1))
                ta_term = ta_term.write(idx, state)
        return ta_term.stack()


layer = Termination([[0, 1], [2, 3], [0, 1], [2, 3]], mu=2)
run = tf.function(lambda inputs: layer(inputs))
print(run(tf.constant([3, 1])).numpy())
