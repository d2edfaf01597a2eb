import importlib
import math

import tensorflow as tf
import thirdparty

from . import noisy
from .noisy import chosen, helper, parameter, scaled
from .quiet import chosen
from .quiet import helper as quiet_helper

dynamic = importlib.import_module("training.quiet")


def scaled(x):
    return x * 1.0


@tf.function
def every(x):
    y = scaled(x)  # defined here, below the import of that name
    y += thirdparty.scaled(x)
    y += quiet_helper(x) - x
    y += dynamic.helper(x) - x
    y += math.sqrt(4.0)
    return y


@tf.function
def shadowed(x, parameter=tf.identity):
    helper = tf.identity
    noisy = [tf.identity]
    y = helper(x) + parameter(x) + noisy[0](x)
    return y + 2.0 - x
