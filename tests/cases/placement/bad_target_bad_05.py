# from_config under classmethod and tf.function.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf


class Scale(tf.keras.layers.Layer):
    def __init__(self, k=2, **kw):
        super().__init__(**kw)
        self.k = k

    @classmethod
    @tf.function  # expect: TFF172
    def from_config(cls, config):
        return cls(**config)

    def call(self, x):
        return x * self.k


print(Scale.from_config({"k": 3}).k)
