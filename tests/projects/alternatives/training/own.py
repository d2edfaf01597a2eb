import math

import tensorflow as tf

from . import bases


def scaled(x):
    print("own")
    return x * math.sqrt(1.0)


def doubled(x):
    print("not called, since fastmath is installed")
    return tf.identity(x) * 2.0


Base = bases.Layer
