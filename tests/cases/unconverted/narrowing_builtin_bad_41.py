# What `int` and `float` of a tensor give is no Python number: `round` refuses it, and it is no instance of one.
# observed: AttributeError | 0 | 0
# says: `round` can't take | no Python number | no Python number
import tensorflow as tf


@tf.function
def rounded(x):
    return round(float(tf.reduce_max(x)))  # expect: TFF140


@tf.function
def is_whole(x):
    return isinstance(int(tf.reduce_max(x)), int)  # expect: TFF140


@tf.function
def is_real(x):
    return isinstance(float(tf.reduce_max(x)), float)  # expect: TFF140


for function in (rounded, is_whole, is_real):
    try:
        print(int(function(tf.constant([1.0, 2.0]))))
    except (AttributeError, TypeError) as error:
        print(type(error).__name__)
