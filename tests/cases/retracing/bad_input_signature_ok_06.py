# Another decorator changes the parameters.
# observed: 6.0
import functools

import tensorflow as tf


def with_scale(function):
    @functools.wraps(function)
    def scaled(x):
        return function(x, 2.0)

    del scaled.__wrapped__
    return scaled


@tf.function(input_signature=[tf.TensorSpec([])])
@with_scale
def multiply(x, scale):
    return x * scale


print(multiply(tf.constant(3.0)).numpy())
