# Where AutoGraph is off, `int` of a tensor fails: there is no cast to speak of.
# observed: TypeError | TypeError
import tensorflow as tf


@tf.function(autograph=False)
def micros(seconds):
    return int(tf.cast(seconds, tf.int64) * 1000000)  # expect: TFF145


@tf.function(autograph=False)
def rows(x):
    return [0] * int(tf.reduce_max(x))  # expect: TFF145


for function in (micros, rows):
    try:
        print(function(tf.constant(3)))
    except TypeError as error:
        print(type(error).__name__)
