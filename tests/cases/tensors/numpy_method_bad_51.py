# Whose get_weights() is meant: Keras' own, also of a class of the file and called on the class, or another one.
# unsteady: stored
# observed: NotImplementedError | NotImplementedError | NotImplementedError | 6.0
# eager: 2.0 | 2.0 | 2.0 | 6.0
import abc
from unittest import mock

import numpy as np
import tensorflow as tf


class Scale(abc.ABC, tf.keras.layers.Layer):
    def build(self, shape):
        self.kernel = self.add_weight(shape=(2,), initializer="ones")

    def call(self, inputs):
        return inputs * self.kernel


class Doubled(Scale):
    def get_weights(self):
        return [2.0 * self.kernel]


class Codec:
    def __init__(self):
        self.get_weights = lambda: [tf.constant(1.0)]


class Stored(mock.Mock):
    pass


class Head(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.scale = Scale()
        self.scale.build((None, 2))


plain, doubled, codec, stored, head = Scale(), Doubled(), Codec(), Stored(), Head()
plain.build((None, 2))
doubled.build((None, 2))
stored.get_weights.return_value = [np.ones(1)]


@tf.function
def subclass(x):
    return x * tf.reduce_sum(plain.get_weights()[0])  # expect: TFF151


@tf.function
def by_class(x):
    return x * tf.reduce_sum(tf.keras.Model.get_weights(head)[0])  # expect: TFF151


@tf.function
def nested(x):
    return x * tf.reduce_sum(head.scale.get_weights()[0])  # expect: TFF151


@tf.function
def others(x):
    total = tf.reduce_sum(doubled.get_weights()[0]) + codec.get_weights()[0]
    return x * (total + stored.get_weights()[0][0])


for function in (subclass, by_class, nested, others):
    try:
        print(float(function(tf.constant(1.0))))
    except NotImplementedError as error:
        print(type(error).__name__)
