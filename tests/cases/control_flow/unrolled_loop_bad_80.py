# What functools.partial gives by keyword, or by position, is known in the trace.
# observed: True | True | NotImplementedError
# eager: False | False | NotImplementedError
from functools import partial

import numpy as np
import tensorflow as tf


def named(state, horizon, scale=1.0):
    for _ in range(horizon):  # expect: TFF131
        state = tf.tanh(state) * scale
    return state


def placed(horizon, state):
    for _ in range(horizon):  # expect: TFF131
        state = tf.tanh(state)
    return state


def clipped(image, label, threshold, log):
    if image > threshold:
        return image, label
    if log:
        image = np.log(image)  # expect: TFF152
    return image, label


def large(function):
    if tf.config.functions_run_eagerly():
        return False
    return len(function.get_concrete_function(tf.constant(1.0)).graph.get_operations()) > 50


print(large(tf.function(partial(named, horizon=50))))
print(large(tf.function(partial(placed, 64))))
try:
    tf.data.Dataset.from_tensor_slices(([1.0], [2])).map(partial(clipped, threshold=0.5, log=True))
except NotImplementedError as error:
    print(type(error).__name__)
