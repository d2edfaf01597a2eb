# `float()`, `int()` and `range()` of a tensor are ops for AutoGraph alone: in a Keras hook they fail.
# observed: TypeError | TypeError | TypeError
# eager: trained | trained | trained
import numpy as np
import tensorflow as tf


class Base(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.dense(x)


class Logged(Base):
    def train_step(self, data):
        x, y = data
        loss = tf.reduce_mean(tf.square(self(x) - y))
        return {"loss": float(loss)}  # expect: TFF147


class Counted(Base):
    def train_step(self, data):
        x, y = data
        positive = int(tf.reduce_sum(y))  # expect: TFF147
        return {"loss": tf.reduce_mean(self(x)), "positive": positive}


class Looped(Base):
    def train_step(self, data):
        x, y = data
        loss = tf.reduce_mean(self(x))
        for i in range(tf.shape(x)[0]):  # expect: TFF147
            loss += x[i, 0] - y[i, 0]
        return {"loss": loss}


def train(model):
    model.compile("sgd")
    try:
        model.fit(np.ones([2, 2], np.float32), np.ones([2, 1], np.float32), verbose=0)
        print("trained")
    except TypeError as error:
        print(type(error).__name__)


train(Logged())
train(Counted())
train(Looped())
