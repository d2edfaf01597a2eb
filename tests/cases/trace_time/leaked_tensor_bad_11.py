# A decoder that keeps its cache in Python.
# observed: [np.float32(1.0), np.float32(1.0), np.float32(1.0)] 1
# eager: [np.float32(1.0), np.float32(2.0), np.float32(3.0)] 3

import tensorflow as tf


class Decoder(tf.Module):
    def __init__(self):
        self.cache = None
        self.position = 0

    @tf.function
    def step(self, token):
        key = tf.one_hot(token, 4)
        if self.cache is None:
            self.cache = key  # expect: TFF105
        else:
            self.cache = tf.concat([self.cache, key], 0)  # expect: TFF105
        self.position += 1  # expect: TFF104
        return tf.reduce_sum(self.cache)


d = Decoder()
try:
    print([d.step(tf.constant([k])).numpy() for k in range(3)], d.position)
except Exception as err:
    print(type(err).__name__)
