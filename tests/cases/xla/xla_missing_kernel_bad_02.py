# compile(jit_compile=True) takes a layer's call to XLA, which has no determinant.
# observed: ends with InvalidArgumentError: The op is created at:
# eager: (1, 2, 2)
import tensorflow as tf


class L(tf.keras.layers.Layer):
    def call(self, x):
        return x * tf.linalg.det(x)  # expect: TFF168
m = tf.keras.Sequential([L()])
m.compile("sgd", "mse", jit_compile=True)
print(m.predict(tf.ones([1, 2, 2]), verbose=0).shape)
