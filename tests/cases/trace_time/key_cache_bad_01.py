# An attention layer keeps its keys in an attribute.
# observed: 2.0 2.0 | TypeError
# eager: 2.0 4.0 | 8.0
import tensorflow as tf


class Attn(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.cache = None

    def call(self, k):
        if self.cache is not None:
            k = tf.concat([self.cache, k], axis=0)
        self.cache = k  # expect: TFF105
        return tf.reduce_sum(k)


a = Attn()


@tf.function
def decode(k):
    return a(k)


try:
    print(float(decode(tf.ones((1, 2)))), float(decode(tf.ones((1, 2)))))
    print(float(decode(tf.ones((2, 2)))))
except Exception as e:
    print(type(e).__name__)
