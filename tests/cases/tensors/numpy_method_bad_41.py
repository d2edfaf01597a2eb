# A parameter alone is enough for `.numpy()`; an attribute of an object is not, nor a method that takes arguments.
# observed: plain AttributeError | near 3.0
# eager: plain 3.0 | near 3.0
import numpy as np
import tensorflow as tf


class Table:
    def __init__(self):
        self.rates = self

    def numpy(self, kind="float32", copy=True):
        return np.ones(3, kind)


@tf.function
def plain(x):
    return tf.reduce_sum(x.numpy())  # expect: TFF151


@tf.function
def near(table):
    return tf.reduce_sum(table.numpy("float32")) * table.numpy(copy=False)[0] * table.rates.numpy()[0]


def shown(function, value):
    try:
        print(getattr(function, "__name__", "tf.function"), float(function(value)))
    except AttributeError as error:
        print(getattr(function, "__name__", "tf.function"), type(error).__name__)


for function, value in ((plain, tf.constant([1.0, 2.0])), (near, Table())):
    shown(function, value)
