# A lambda of the module given by name to tf.cond, to reduce and to a property of its own.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError
import functools

import tensorflow as tf

relu = lambda x=tf.constant(3.0): x if x > 0.0 else -x  # expect: TFF148
larger = lambda a, b: a if a > b else b  # expect: TFF148


@tf.function
def f(x):
    return tf.cond(x > 0.0, relu, lambda: x)


@tf.function
def g(x, y):
    return functools.reduce(larger, [x, y])


for run in (lambda: f(tf.constant(2.0)), lambda: g(tf.constant(2.0), tf.constant(1.0))):
    try:
        print(run().numpy())
    except tf.errors.OperatorNotAllowedInGraphError as err:
        print(type(err).__name__)
