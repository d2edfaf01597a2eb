# The test of a Python `while` is asked again after a turn, of what the turn left: what takes no tensor fails then.
# observed: newton NotImplementedError | halved TypeError | settled OperatorNotAllowedInGraphError | counted 3.0 | left 2.0 | drained 3.0
# eager: newton 0.0 | halved 0.0 | settled 3.0 | counted 3.0 | left 2.0 | drained 3.0
import math

import numpy as np
import tensorflow as tf


@tf.function
def newton(x):
    step = np.inf
    while np.abs(step) > 0.5:  # expect: TFF152
        step = x * 0.5
        x = x - step
    return tf.round(x)


@tf.function
def halved(x):
    error, turns = 1.0, 0
    while turns < 9 and math.fabs(error) > 0.25:  # expect: TFF152
        error = tf.reduce_sum(x)
        x, turns = x * 0.5, turns + 1
    return tf.round(x)


@tf.function
def settled(x):
    done = [False, False]
    while not all(done):  # expect: TFF154
        done = [part > 1.0 for part in (x, x + 1.0)]
        x = x + 1.0
    return x


@tf.function
def counted(x):
    turns = 0
    while np.abs(turns) < 2:
        turns += 1
        x = x + 1.0
    return x


@tf.function
def left(x):
    step = 1.0
    while np.abs(step) > 0.5:
        step = x * 0.5
        x = x + 1.0
        break
    return x


@tf.function
def drained(x):
    steps = [1.0, 1.0]
    while len(steps) > 0:
        x = x + steps.pop()
    return x


for function in (newton, halved, settled, counted, left, drained):
    name = function.python_function.__name__
    try:
        print(name, float(function(tf.constant(1.0))))
    except (NotImplementedError, TypeError) as error:
        print(name, type(error).__name__)
