# TensorFlow looks behind functools.wraps for the parameters.
# observed: TypeError input_signature contains 1 extra type constraints.
import functools

import tensorflow as tf


def logged(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    return wrapper


try:

    @tf.function(input_signature=[tf.TensorSpec([]), tf.TensorSpec([])])  # expect: TFF118
    @logged
    def double(x):
        return x * 2.0

except TypeError as error:
    print(type(error).__name__, error)
