# The batch that Keras traces layers, losses and metrics over: None behind `keras.Input`, and in an undivided Dataset.
# observed: layer TypeError | Lambda NotImplementedError | loss ValueError | metric TypeError | class ValueError
# eager: layer TypeError | Lambda NotImplementedError | loss ok | metric ok | class ok
import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras import layers


class Divide(layers.Layer):
    def call(self, x):
        n = x.shape[0]
        return x * (1.0 / n)  # expect: TFF155


def squares(y, p):
    return tf.reduce_sum((y - p) ** 2) / y.shape[0]  # expect: TFF155


def distance(y, p):
    return tf.reduce_sum(tf.abs(y - p)) / float(y.shape[0])  # expect: TFF155


class Squares(keras.losses.Loss):
    def call(self, y, p):
        return tf.reduce_sum((y - p) ** 2) / y.shape[0]  # expect: TFF155


def attempt(name, build):
    try:
        build()
        print(name, "ok")
    except (TypeError, ValueError, NotImplementedError) as error:
        print(name, type(error).__name__)


attempt("layer", lambda: keras.Sequential([keras.Input((3,)), layers.Dense(2), Divide()]))
attempt("Lambda", lambda: layers.Lambda(lambda t: t / t.shape[0])(keras.Input((3,))))  # expect: TFF155

data = tf.data.Dataset.from_tensor_slices((np.ones((8, 3), "float32"), np.ones((8, 1), "float32"))).batch(4)
first = keras.Sequential([layers.Dense(1)])
first.compile("sgd", squares)
attempt("loss", lambda: first.fit(data, verbose=0))
second = keras.Sequential([layers.Dense(1)])
second.compile("sgd", "mse", metrics=[distance])
attempt("metric", lambda: second.evaluate(data, verbose=0))
third = keras.Sequential([layers.Dense(1)])
third.compile("sgd", loss=Squares())
attempt("class", lambda: third.fit(x=data, verbose=0))
