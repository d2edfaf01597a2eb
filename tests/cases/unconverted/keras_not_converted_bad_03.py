# A schedule, a regularizer and an activation by name.
# observed: OperatorNotAllowedInGraphError
import keras
import tensorflow as tf


def gate(x):
    return x if tf.reduce_sum(x) > 0.0 else -x  # expect: TFF147


model = keras.Sequential([keras.layers.Dense(2, activation=gate, kernel_initializer="ones")])
try:
    print(model.predict(tf.ones([2, 2]), verbose=0))
except Exception as err:
    print(type(err).__name__)
