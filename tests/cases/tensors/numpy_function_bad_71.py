# A variable has no value while tracing but in tf.init_scope: NumPy and math fail on it, and so does tf.constant.
# observed: 16.0 | NotImplementedError | AttributeError | NotImplementedError | TypeError | NotImplementedError |
#   NotImplementedError | NotImplementedError
# eager: 16.0 | 11.0 | 6.0 | 9.0 | 5.0 | 7.0 | 3.0 | 2.1213202476501465
import math

import keras
import numpy as np
import tensorflow as tf

WEIGHTS = tf.Variable([3.0, 1.0])
SCALE = tf.Variable(4.0)


@tf.function
def summed(x):
    return x + np.sum(WEIGHTS)  # expect: TFF152


@tf.function
def root(x):
    return x * math.sqrt(SCALE)  # expect: TFF152


@tf.function
def array(x):
    return x + np.asarray(WEIGHTS)[0]  # expect: TFF152


@tf.function
def constant(x):
    return tf.constant(x) + 1.0  # expect: TFF152


@tf.function
def of_variable(x):
    return tf.constant(WEIGHTS) + x  # expect: TFF152


@tf.function
def host(x):
    return keras.ops.convert_to_numpy(x).sum()  # expect: TFF151


class Norm(keras.layers.Layer):
    def build(self, shape):
        self.scale = self.add_weight(shape=(2,), initializer="ones")

    @tf.function
    def call(self, x):
        return x / np.linalg.norm(self.scale)  # expect: TFF152


@tf.function
def lifted(x):
    with tf.init_scope():
        first, second = WEIGHTS  # clean
        assert WEIGHTS[0] > 0.0  # clean
        sums = np.sum(WEIGHTS) + math.sqrt(SCALE) + max(WEIGHTS) + sum([w for w in WEIGHTS])  # clean
    return x + sums + first - second


print(float(lifted(tf.constant(1.0))))
for function in (summed, root, array, constant, of_variable, host, Norm()):
    try:
        print(float(tf.reduce_sum(function(tf.constant([1.0, 2.0])))))
    except (NotImplementedError, AttributeError, TypeError) as error:
        print(type(error).__name__)
