# A list that is searched for a tensor compares what stands before it: `remove`, `index`, `in`, and `count` all that is another one.
# observed: without OperatorNotAllowedInGraphError | position OperatorNotAllowedInGraphError
#   | copies OperatorNotAllowedInGraphError | is_there OperatorNotAllowedInGraphError
#   | positive OperatorNotAllowedInGraphError
# eager: without 1.0 | position 1.0 | copies 1.0 | is_there 0.0 | positive 3.0
import tensorflow as tf


@tf.function
def without(a, b):
    parts = [a, b]
    parts.remove(b)  # expect: TFF154
    return tf.add_n(parts)


@tf.function
def position(a, b):
    return [a, b].index(b)  # expect: TFF154


@tf.function
def copies(a, b):
    parts = [a, b]
    return parts.count(a)  # expect: TFF154


@tf.function
def is_there(a, b):
    return a + b in [a, b]  # expect: TFF154


@tf.function
def positive(a, b):
    return tf.add_n(list(filter(lambda part: part > 0.0, [a, b])))  # expect: TFF154


for function in (without, position, copies, is_there, positive):
    try:
        print(function.__name__, float(function(tf.constant(1.0), tf.constant(2.0))))
    except Exception as err:
        print(function.__name__, type(err).__name__)
