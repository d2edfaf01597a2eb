# What a layer adds is a tensor where it is treated as one: by an op, for its shape, or with another operator.
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphError OperatorNotAllowedInGraphError
# eager: 4.0 4.0 4.0
import keras
import tensorflow as tf


class OfOp(keras.layers.Layer):
    def call(self, left, right):
        both = left + right
        total = tf.zeros_like(left)[0]
        for part in both:  # expect: TFF147
            total += part
        return total


class OfShape(keras.layers.Layer):
    def call(self, left, right):
        both = left + right
        return tf.add_n([part for part in both]) * both.shape[0] / 2  # expect: TFF159


class OfProduct(keras.layers.Layer):
    def call(self, left, right):
        both = left * right
        first, second = both  # expect: TFF159
        return (first + second) * 2


for layer in OfOp(), OfShape(), OfProduct():
    try:
        print(float(tf.function(layer)(tf.ones(2), tf.ones(2))), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")
