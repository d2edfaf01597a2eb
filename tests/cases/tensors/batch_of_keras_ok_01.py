# Arrays of a size that the batch divides, and `drop_remainder`: the batch is a number.
# observed: layer ok | loss ok | metric ok | class ok | other ok
import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras import layers


class Divide(layers.Layer):
    def call(self, x):
        n = x.shape[0]
        return x * (1.0 / n)


def squares(y, p):
    return tf.reduce_sum((y - p) ** 2) / y.shape[0]


def distance(y, p):
    return tf.reduce_sum(tf.abs(y - p)) / float(y.shape[0])


class Squares(keras.losses.Loss):
    def call(self, y, p):
        return tf.reduce_sum((y - p) ** 2) / y.shape[0]


def mean(y, p):
    n = tf.cast(tf.shape(y)[0], tf.float32) if y.shape[0] is None else float(y.shape[0])
    return tf.reduce_sum((y - p) ** 2) / n


def attempt(name, build):
    build()
    print(name, "ok")


x, y = np.ones((8, 3), "float32"), np.ones((8, 1), "float32")
attempt("layer", lambda: keras.Sequential([keras.Input((3,), batch_size=4), layers.Dense(2), Divide()]))
whole = tf.data.Dataset.from_tensor_slices((x, y)).batch(4, drop_remainder=True)
first = keras.Sequential([layers.Dense(1)])
first.compile("sgd", squares)
attempt("loss", lambda: first.fit(whole, verbose=0))
second = keras.Sequential([layers.Dense(1)])
second.compile("sgd", "mse", metrics=[distance])
attempt("metric", lambda: second.evaluate(x, y, batch_size=4, verbose=0))
third = keras.Sequential([Divide(), layers.Dense(1)])
third.compile("sgd", loss=Squares())
attempt("class", lambda: third.fit(x, y, batch_size=4, verbose=0))
fourth = keras.Sequential([layers.Dense(1)])
fourth.compile("sgd", mean)
attempt("other", lambda: fourth.fit(tf.data.Dataset.from_tensor_slices((x, y)).batch(4), verbose=0))
