# Keras' loops in traced code, wrapped in a factory, by the class or called; what else traced code hands out as it is.
# observed: AttributeError | OperatorNotAllowedInGraphError | AttributeError | AttributeError | OperatorNotAllowedInGraphError |
#   TypeError | TypeError | TypeError | [[1.0, 1.0]] | 2
# eager: [[2.0]] | 1.0 | [[2.0]] | [[2.0]] | [[1.0, 1.0]] | [[1.0, 1.0]] | [[1.0, 1.0]] | [[1.0, 1.0]] | [[1.0, 1.0]] | 2
# says: wrap the model itself | can't return an object | use it as it is | wrap the model itself | call the model, `model(x)` |
#   move it out of the tf.function | `Pair(x)` is a `Pair` | `found` holds a `Pair`
import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1, kernel_initializer="ones")

    def call(self, x):
        return self.dense(x)


class Pair:
    def __init__(self, x):
        self.x = x


class Box(tf.keras.layers.Layer):
    def call(self, x):
        return Pair(x)


class Turns(tf.keras.layers.Layer):
    def call(self, x):
        yield x
        yield x + 1.0


def predicting(model):
    return tf.function(model.predict)  # expect: TFF176


def making():
    return tf.function(Pair)  # expect: TFF172


net = Net()
x = tf.ones([1, 2])
net.compile(loss="mse")
net(x)
predict = predicting(net)
make = making()
evaluate = tf.function(net.evaluate)  # expect: TFF176
of_class = tf.function(Net.predict)  # expect: TFF176


@tf.function
def called(x):
    return net.predict(x, verbose=0)  # expect: TFF176


@tf.function
def fitted(x):
    net.fit(x, x, verbose=0)  # expect: TFF176
    return x


@tf.function
def pair(x):
    return Pair(x)  # expect: TFF170


@tf.function
def pairs(x):
    found = [x, Pair(x)]
    return found  # expect: TFF170


def show(run):
    try:
        print(np.asarray(run()).tolist())
    except Exception as error:
        print(type(error).__name__)


show(lambda: predict(x, verbose=0))
show(lambda: evaluate(x, x, verbose=0))
show(lambda: of_class(net, x, verbose=0))
show(lambda: called(x))
show(lambda: fitted(x))
show(lambda: make(x).x)
show(lambda: pair(x).x)
show(lambda: pairs(x)[1].x)
show(lambda: Box()(x).x)
show(lambda: len(list(Turns()(x))))
