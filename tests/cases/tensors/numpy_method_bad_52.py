# What has no value to show: an argument that may be missing, a variable, and a tensor of the trace in tf.init_scope too.
# observed: masked AttributeError | lifted AttributeError | near 12.0
# eager: masked 6.0 | lifted 2.0 | near 12.0
import operator

import tensorflow as tf


class Rates:
    def __init__(self, values):
        self.values = tf.constant(values)

    def numpy(self):
        return 2.0


class Codes:
    @staticmethod
    def numpy():
        return 3.0


floors = [tf.constant(0.5)]
bias = tf.Variable(0.5)


@tf.function
def masked(x, mask=None):
    return x * mask.numpy()  # expect: TFF151


@tf.function
def lifted(x):
    with tf.init_scope():
        total = bias.numpy() + x.numpy()  # expect: TFF151
    return total + 0.5


@tf.function
def near(x, rates=None, *, own: Rates = None):
    low = operator.itemgetter(0)(floors)
    with tf.init_scope():
        half = bias.numpy()
    return x * rates.values.numpy() + own.numpy() + Codes.numpy() + low.numpy() + half


rates = Rates(3.0)


def show(name, function, *arguments, **keywords):
    try:
        print(name, float(function(*arguments, **keywords)))
    except AttributeError as error:
        print(name, type(error).__name__)


show("masked", masked, tf.constant(2.0), tf.constant(3.0))
show("lifted", lifted, tf.constant(1.0))
show("near", near, tf.constant(2.0), rates, own=rates)
