# What NumPy and `tf.constant` make of numbers, arrays, shapes and eager tensors; operators with variables are TensorFlow's.
# observed: [9.0, 8.0] | [6.0, 9.0] | [4.0, 5.0] | [5.0, 5.0] | [2.0, 3.0]
import keras
import numpy as np
import tensorflow as tf

WEIGHTS = tf.Variable([3.0, 1.0])
BIAS = tf.constant([1.0, 1.0])


@tf.function
def sizes(x):
    return x + tf.convert_to_tensor(WEIGHTS) + np.prod(WEIGHTS.shape) + len(WEIGHTS.shape) + np.shape(WEIGHTS)[0]


@tf.function
def constants(x):
    return tf.constant(3.0) * x + tf.constant(x.shape[0], tf.float32) + tf.constant(np.ones(2), tf.float32)


@tf.function
def captured(x):
    return tf.constant(BIAS) + np.sum(BIAS) + x


@tf.function
def operators(x):
    return np.ones(2, np.float32) * WEIGHTS + np.float32(2.0) * x


class Norm(keras.layers.Layer):
    def build(self, shape):
        self.scale = self.add_weight(shape=(2,), initializer="ones")

    @tf.function
    def call(self, x):
        return keras.ops.cond(
            keras.ops.all(keras.ops.equal(self.scale.value, 0)), lambda: self.scale.value, lambda: self.scale + x
        )


for function in (sizes, constants, captured, operators, Norm()):
    print(np.array(function(tf.constant([1.0, 2.0]))).tolist())
