# compute_output_shape.
# observed: (<tf.Tensor: shape=(), dtype=int32, numpy=2>, <tf.Tensor: shape=(), dtype=int32,
#   numpy=3>)
import tensorflow as tf


class Same(tf.keras.layers.Layer):
    def call(self, x):
        return x

    @tf.function  # expect: TFF172
    def compute_output_shape(self, input_shape):
        return input_shape


print(Same().compute_output_shape((2, 3)))
