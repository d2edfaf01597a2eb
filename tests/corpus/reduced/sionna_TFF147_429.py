# reduced from sionna 0.19.2 sionna/channel/optical/fiber.py:429
# observed: ends with OperatorNotAllowedInGraphError: • x=tf.Tensor(shape=(2,), dtype=float32)
# eager: [0.8 1.6]
import tensorflow as tf
from tensorflow.keras.layers import Layer


class SSFM(Layer):
    def __init__(self, n_ssfm="adaptive"):
        super().__init__()
        self._length = tf.constant(80.0)
        if n_ssfm == "adaptive":
            self._n_ssfm = tf.cast(-1, dtype=tf.int32)
        else:
            self._n_ssfm = tf.cast(n_ssfm, dtype=tf.int32)

    def call(self, x):
        if self._n_ssfm == -1:  # expect: TFF147
            return x * tf.exp(-self._length / 100.0)
        return x * (1.0 - self._length / 100.0 / tf.cast(self._n_ssfm, tf.float32))


channel = SSFM(n_ssfm=4)
simulate = tf.function(lambda x: channel(x))
print(simulate(tf.constant([1.0, 2.0])).numpy())
