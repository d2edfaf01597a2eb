# Optimizers that come to a tf.function after its first call, made where they are passed or before it.
# observed: 0.9 ValueError 0.9 ValueError 0.9 ValueError
# eager: 0.9 0.7 0.9 0.7 0.9 0.7
# says: this `SGD` makes variables | this `Adam` makes variables | `second` makes variables
import keras
import tensorflow as tf
from keras.optimizers import Adam

weight = tf.Variable(1.0)


@tf.function
def one(optimizer):
    optimizer.apply_gradients([(tf.constant(1.0), weight)])
    return weight + 0.0


@tf.function
def two(optimizer):
    optimizer.apply_gradients([(tf.constant(1.0), weight)])
    return weight + 0.0


@tf.function
def three(optimizer):
    optimizer.apply_gradients([(tf.constant(1.0), weight)])
    return weight + 0.0


first, second = Adam(0.1), Adam(0.2)
try:
    print(round(float(one(keras.optimizers.Adam(0.1))), 1), end=" ")
    print(round(float(one(keras.optimizers.SGD(0.2, momentum=0.9))), 1), end=" ")  # expect: TFF129
except Exception as err:
    print(type(err).__name__, end=" ")
weight.assign(1.0)
try:
    print(round(float(two(Adam(0.1))), 1), end=" ")
    print(round(float(two(Adam(0.2))), 1), end=" ")  # expect: TFF129
except Exception as err:
    print(type(err).__name__, end=" ")
weight.assign(1.0)
try:
    print(round(float(three(first)), 1), end=" ")
    print(round(float(three(second)), 1), end=" ")  # expect: TFF129
except Exception as err:
    print(type(err).__name__, end=" ")
