# sys.exit under a tensor condition ends the program while tracing.
# observed: exit nan
# eager: fine

import sys

import tensorflow as tf


@tf.function
def step(x):
    if tf.reduce_any(tf.math.is_nan(x)):
        sys.exit("nan")  # expect: TFF107
    return x


try:
    step(tf.constant([1.0]))
    print("fine")
except SystemExit as err:
    print("exit", err)
