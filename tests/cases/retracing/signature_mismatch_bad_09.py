# A list that nothing changes is as long as its display; dtypes by NumPy's names.
# observed: TypeError | TypeError
# eager: 6.0 | 2.0
import numpy as np
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 2], np.float32)])
def step(x):
    return tf.reduce_sum(x)


def fixed():
    rows = [[1.0, 2.0, 3.0]]
    return step(tf.constant(rows))  # expect: TFF119


def attempt(run):
    try:
        print(float(run()))
    except TypeError as error:
        print(type(error).__name__)


attempt(fixed)
attempt(lambda: step(tf.ones([1, 2], tf.float64)))  # expect: TFF119
