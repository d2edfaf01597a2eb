# A layer's call runs a method that each kind of attention defines.
# observed: OperatorNotAllowedInGraphError
import tensorflow as tf


class Attention(tf.keras.layers.Layer):
    def call(self, q, k):
        return tf.matmul(self.score(q, k), k)

    def score(self, q, k):
        raise NotImplementedError


class Dot(Attention):
    def score(self, q, k):
        s = tf.matmul(q, k, transpose_b=True)
        if tf.reduce_max(s) > 10.0:  # expect: TFF147
            s = s / 10.0
        return tf.nn.softmax(s)


q = tf.keras.Input((2, 3))
try:
    tf.keras.Model(q, Dot()(q, q))
    print("ok")
except Exception as e:
    print(type(e).__name__)
