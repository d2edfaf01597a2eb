# Numpy call in custom loss.
# source: https://github.com/tensorflow/tensorflow/issues/40508
# observed: AttributeError: 'SymbolicTensor' object has no attribute...
# eager: ...
import numpy as np
import tensorflow as tf
from tensorflow.keras.layers import Dense
from tensorflow.keras.models import Sequential


def loss(y_true, y_pred):
    err = y_true - y_pred
    worst = err.numpy().max()  # expect: TFF151
    return tf.reduce_mean(tf.square(err)) + worst


model = Sequential()
model.add(Dense(1))
model.compile(optimizer="sgd", loss=loss)
try:
    model.fit(np.ones((4, 2)), np.ones((4, 1)), verbose=0)
except AttributeError as err:
    print("AttributeError:", str(err).strip().splitlines()[-1].strip()[:110])
