# A layer behind a traced function of one's own: Keras turns AutoGraph off in its call, and in the helper behind it.
# observed: OperatorNotAllowedInGraphError
import tensorflow as tf
import keras


def damp(x):
    while tf.reduce_max(x) > 1.0:  # expect: TFF147
        x = x / 2.0
    return x


class Damp(keras.layers.Layer):
    def call(self, inputs):
        return damp(inputs)


damped = Damp()


@tf.function
def f(x):
    if tf.reduce_sum(x) > 0.0:
        x = x + 1.0
    return damped(x)


try:
    print(f(tf.constant([[3.0]])).numpy())
except Exception as err:
    print(type(err).__name__)
